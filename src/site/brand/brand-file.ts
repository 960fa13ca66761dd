import { configError } from '../../util/config-error.ts'
import { linesOf, placeOf } from '../../util/problem.ts'
import { brandFile } from '../config/project.ts'
import { readConfigFile } from '../config/read-config-file.ts'
import { readBrand, type Brand } from './read-brand.ts'

/** Reads the brand of a project. Throws an `AuthorError` with the problems of the file. */
export async function loadBrand(root: string): Promise<Brand> {
  const { input, problems } = await readConfigFile(root, brandFile, () => Promise.resolve({}))
  const parsed = problems.length > 0 ? ({ ok: false, problems } as const) : readBrand(input)
  if (parsed.ok) return parsed.value
  const texts = parsed.problems.map((problem) =>
    [placeOf(problem.path, input), ...linesOf(problem).map((line) => `  ${line}`)].filter(Boolean).join('\n'),
  )
  throw configError([{ file: brandFile, problems: texts }])
}
