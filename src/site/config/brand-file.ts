import { existsSync } from 'node:fs'
import { fileError } from '../../util/config-error.ts'
import type { Problem } from '../../util/problem.ts'
import { textsIn } from '../../util/texts-in.ts'
import { brandFile } from './project.ts'
import { readConfigFile } from './read-config-file.ts'
import { fontFile } from '../brand/font-styles.ts'
import { readBrand, type Brand } from './read-brand.ts'

/** Reads the brand of a project. Throws an `AuthorError` with the problems of the file. */
export async function loadBrand(root: string): Promise<Brand> {
  const { input, problems } = await readConfigFile(root, brandFile, () => Promise.resolve({}))
  const parsed = problems.length > 0 ? ({ ok: false, problems } as const) : readBrand(input)
  const wrong = parsed.ok ? missingFonts(root, input) : parsed.problems
  if (parsed.ok && wrong.length === 0) return parsed.value
  throw fileError(brandFile, wrong, input)
}

/** Reports fonts and their style sheets that neither the project nor a package has. */
export const missingFonts = (root: string, input: unknown): Problem[] =>
  textsIn(brandFile, input).flatMap(({ path, text }) =>
    path.includes('fonts') && /\.(?:css|woff2)$/.test(text) && !existsSync(fontFile(root, text))
      ? [
          {
            path,
            rule: 'missing-file',
            expected:
              'a file of an installed package, such as "@fontsource/lora/latin.css", or "/page-configs/fonts/…". ' +
              'With NODE_ENV=production npm omits devDependencies: npm ci --include=dev installs them, too',
            received: JSON.stringify(text),
          },
        ]
      : [],
  )
