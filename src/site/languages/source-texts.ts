import type { z } from 'zod'
import { faqSetSchema } from '../../../schemas/faq-set.ts'
import { metadataSchema } from '../../../schemas/metadata.ts'
import { pageSchema } from '../../../schemas/page.ts'
import { wordMark } from '../../../schemas/shared/site-word.ts'
import { siteSchema } from '../../../schemas/site.ts'
import { wordsSchema } from '../../../schemas/words.ts'
import { fillKindDefaults } from '../config/fill-kind-defaults.ts'
import { kindsFile, metadataFile, siteFile, wordsFile, type Project } from '../config/project.ts'
import { schemaMap } from '../config/schema-map.ts'
import type { LoadedPage, SiteConfig } from '../config/site-config.ts'
import { onceFor } from '../../util/once-for.ts'
import { valueAt } from '../../util/problem.ts'
import { textsIn } from '../../util/texts-in.ts'
import { answerSource } from './translated-answer.ts'
import { hasWords, shownText, shownTexts, type ShownText, type Source } from './overlay.ts'

const mapOf = onceFor(schemaMap)
const page = mapOf(pageSchema)

/** Returns the texts of a page: those of its file, and the defaults of its schema, which no file has. */
export function pageSource(loaded: LoadedPage, { kinds }: SiteConfig): Source {
  const { input, file } = loaded
  const filled = fillKindDefaults(input, kinds, file)
  const written = shownTexts(input, (path) => page.shownAt(path, filled) !== undefined)
  const defaults = textsIn('', loaded.page.blocks).flatMap(({ path: below }): ShownText[] => {
    const path = ['blocks', ...below]
    const text = page.shownAt(path, loaded.page)?.default
    const isDefault = typeof text === 'string' && text !== wordMark && hasWords(text)
    return isDefault && valueAt(path, filled) === undefined ? [shownText(path, text, filled)] : []
  })
  return { value: input, texts: [...written, ...defaults] }
}

/** Returns the texts of the settings. */
export const siteSource = ({ site }: SiteConfig) => bySchema(siteSchema, site)

/** Returns the words of controls, those of the engine too. */
export const wordsSource = ({ words }: SiteConfig): Source<SiteConfig['words']> => ({
  value: words,
  texts: bySchema(wordsSchema, words).texts.filter(({ text }) => text !== wordMark),
})

/** Returns the texts that kinds give to their pages. */
export const kindsSource = ({ kinds }: SiteConfig): Source<SiteConfig['kinds']> => ({
  value: kinds,
  texts: shownTexts(kinds, ([kind = '', part, index = '', options, ...path]) => {
    if (part === 'states') return true
    const type = valueAt([kind, 'defaults', index, 'block', 'type'], kinds)
    const block = { ...Object(valueAt([kind, 'defaults', index, 'options'], kinds)), type }
    return options === 'options' && page.shownAt(['blocks', 0, ...path], { blocks: [block] }) !== undefined
  }),
})

const bySchema = <T>(schema: z.ZodType, value: T): Source<T> => {
  const map = mapOf(schema)
  return { value, texts: shownTexts(value, (path) => map.shownAt(path, value) !== undefined) }
}

export const metadataSource = ({ metadata }: SiteConfig) => bySchema(metadataSchema, metadata)
export const faqSource = <T>(value: T) => bySchema(faqSetSchema, value)

/** Returns the texts of each file of a site by file. Embedded answers are those of `answers`. */
export function sourcesOfTexts(
  project: Project,
  answers: { file: string; input: unknown }[],
): Map<string, Source> {
  const { config, files } = project
  return new Map<string, Source>([
    [siteFile, siteSource(config)],
    [wordsFile, wordsSource(config)],
    [kindsFile, kindsSource(config)],
    [metadataFile, metadataSource(config)],
    ...files
      .filter(({ file }) => file.startsWith('page-configs/structured-data/'))
      .map(({ file, input }) => [file, faqSource(input)] as const),
    // The texts of a page in one language alone are not translated.
    ...config.pages.flatMap((one) =>
      one.page.language === undefined ? [[one.file, pageSource(one, config)] as const] : [],
    ),
    ...answers.map(({ file, input }) => [file, answerSource(input)] as const),
  ])
}
