import { join } from 'node:path'
import type { Translation } from '../../schemas/translation.ts'
import { translationFile } from '../../src/site/config/site-languages.ts'
import { sourcesOfTexts } from '../../src/site/languages/source-texts.ts'
import { readProject } from '../../src/site/config/read-project.ts'
import { importModule } from './import-module.ts'
import type { RuleExample } from './rule-example.ts'
import { root } from './root.ts'

const { config, ...project } = await readProject(join(root, 'tests/example-site'), importModule)
if (!config) throw new Error('The settings of tests/example-site are not valid')
const sources = sourcesOfTexts({ ...project, config }, [])

const settings = 'page-configs/site.ts'

/** Adds English to the languages of the example site. */
const inEnglish = {
  [settings]: ['  dates: {', "  languages: [{ tag: 'de-DE' }, { tag: 'en', root: '/en' }],\n  dates: {"],
} satisfies RuleExample['files']

/**
 * Returns files that make the example site English too: the texts that all pages share, and those of its first page. `change`
 * edits the translations of the page, by their keys.
 */
export function englishFiles(
  change: (texts: Translation['texts']) => void = () => undefined,
  status?: 'draft',
): RuleExample['files'] {
  const files = [
    settings,
    'page-configs/words.ts',
    'page-configs/kinds.ts',
    'page-configs/metadata.json',
    firstPage,
  ]
  const translations = files.flatMap((file) => {
    if (!sources.get(file)?.texts.length) return []
    const texts = (sources.get(file)?.texts ?? []).map(
      ({ key, of, text }) => [key, { of, text: `E ${text}` }] as const,
    )
    const translation = { ...(status && file === firstPage && { status }), texts: Object.fromEntries(texts) }
    if (file === firstPage) change(translation.texts)
    return [[translationFile(file, 'en'), JSON.stringify(translation, null, 2)]]
  })
  return { ...inEnglish, ...Object.fromEntries(translations) }
}

const firstPage = 'page-configs/general/index.ts'

/** File with the translations of the first page. */
export const translationsFile = translationFile(firstPage, 'en')
