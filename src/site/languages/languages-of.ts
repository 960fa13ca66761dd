import { withFormats } from '../../../schemas/shared/locale.ts'
import type { Translation } from '../../../schemas/translation.ts'
import { onceFor } from '../../util/once-for.ts'
import { fillPreviews } from '../config/fill-previews.ts'
import { withoutSamples } from '../config/override-site.ts'
import { ownPresetWords } from '../config/preset-words.ts'
import { kindsFile, metadataFile, questionsFile, siteFile, wordsFile } from '../config/project.ts'
import { pageReader } from '../config/page-reader.ts'
import { draftsOf, isInOneLanguage, otherLanguages, translationFile } from '../config/site-languages.ts'
import type { LoadedPage, SiteConfig } from '../config/site-config.ts'
import type { Source } from './shown-texts.ts'
import { translationSource, sourceOf, wordsSource } from './source-texts.ts'
import { translate } from './translate.ts'

/** A site read in one of its languages. */
export interface Language {
  tag: string
  /** Start of its addresses; empty for the source language. */
  root: string
  /** Configs in this language. Addresses of pages are those of the source language. */
  config: SiteConfig
  /** Whether it has translations of a machine that nobody has read. */
  isDraft: boolean
  /** Texts of each file without a translation, which are shown in the source language. */
  fallbacks: ReadonlyMap<string, string[]>
}

/** Returns the site in each of its languages, the source language first. */
export const languagesOf = onceFor((config: SiteConfig): Language[] => {
  const { language: source } = config.site
  const pages = config.pages.filter(({ page }) => (page.language ?? source) === source)
  return [
    { tag: source, root: '', config: { ...config, pages }, isDraft: false, fallbacks: new Map() },
    ...otherLanguages(config.site).map(({ tag, root }) => readLanguage(config, tag, root)),
  ]
})

/** Reads the configs of a site in a language. Each file is translated, then read as in the source language. */
function readLanguage(config: SiteConfig, tag: string, root: string): Language {
  const fallbacks = new Map<string, string[]>()
  const translationOf = (file: string) => config.translations.get(translationFile(file, tag))
  const inLanguage = <T>(file: string, source: Source<T>, preset?: object) => {
    const translated = translate(source, translationOf(file), preset)
    fallbacks.set(file, translated.fallbacks)
    return translated.value
  }
  const words = inLanguage(wordsFile, wordsSource(config), ownPresetWords(tag))
  const settings = inLanguage(siteFile, sourceOf(siteFile, config.site))
  const dates = { ...settings.dates, locale: withFormats(tag, settings.dates.locale) }
  const numbers = withFormats(tag, settings.numbers ?? settings.language)
  const surroundings = {
    ...config,
    site: { ...settings, words: words.common, language: tag, dates, numbers },
    words,
    kinds: inLanguage(kindsFile, sourceOf(kindsFile, config.kinds)),
    metadata: inLanguage(metadataFile, sourceOf(metadataFile, config.metadata)),
    faqSets: new Map(
      [...config.faqSets].map(([name, set]) => {
        const file = questionsFile(name)
        return [name, inLanguage(file, sourceOf(file, set))]
      }),
    ),
    fallbacks: new Map(),
  }
  const read = pageReader(surroundings)
  const pages = config.pages.flatMap((loaded): LoadedPage[] => {
    const { file, input, path, page } = loaded
    const hasOneLanguage = isInOneLanguage(loaded)
    if (hasOneLanguage ? page.language !== tag : !isBegun(translationOf(file))) return []
    const translated = hasOneLanguage ? input : inLanguage(file, translationSource(loaded, config))
    const parsed = read(translated, file)
    const made = {
      ...loaded,
      path: hasOneLanguage ? path.slice(root.length) || '/' : path,
      // A translation may be an invalid value of its text, which `translation-text` reports.
      page: parsed.ok ? parsed.value : page,
    }
    const hidesSamples = page.blocks.some((block) => 'samples' in block && block.samples === 'hidden')
    return [hidesSamples ? withoutSamples(made) : made]
  })
  return {
    tag,
    root,
    config: { ...surroundings, pages: fillPreviews(pages, linkedPages(pages, config.pages)) },
    isDraft: draftsOf(config, tag).length > 0,
    fallbacks,
  }
}

/** Whether a file has at least one translation. */
export const isBegun = (translation?: Translation) =>
  Object.values(translation?.texts ?? {}).some(({ text }) => text !== '')

/** Returns the pages to which links lead. One that does not exist in the language gives them its picture, but no fact. */
function linkedPages(pages: LoadedPage[], sources: LoadedPage[]): LoadedPage[] {
  const translated = new Map(pages.map((loaded) => [loaded.file, loaded]))
  return sources.map((source) => {
    const blocks = source.page.blocks.map((block) =>
      block.type === 'hero' ? { ...block, facts: undefined } : block,
    )
    return translated.get(source.file) ?? { ...source, page: { ...source.page, blocks } }
  })
}
