import type { FaqSet } from '../../../schemas/faq-set.ts'
import type { Page } from '../../../schemas/page.ts'
import type { Site } from '../../../schemas/site.ts'
import type { Translation } from '../../../schemas/translation.ts'
import { onceFor } from '../../util/once-for.ts'
import { valueAt } from '../../util/problem.ts'
import { fillPreviews } from '../config/fill-previews.ts'
import { lookupMetadata } from '../config/lookup-metadata.ts'
import { withoutSamples } from '../config/override-site.ts'
import { ownPresetWords } from '../config/preset-words.ts'
import { kindsFile, metadataFile, siteFile, wordsFile } from '../config/project.ts'
import { readPage } from '../config/read-page.ts'
import type { LoadedPage, SiteConfig } from '../config/site-config.ts'
import { isMarked, MARK, otherLanguages, overlayOf, translated } from './overlay.ts'
import { pageSource, sourceOf, wordsSource } from './source-texts.ts'

/** A language of the site other than its own. */
export interface Language {
  tag: string
  root: string
  /** Configs in this language. Texts without translation end with a mark. Addresses of pages are those of the site's own language. */
  config: SiteConfig
  /** Whether all texts around pages are translated. Otherwise no page exists in this language. */
  isWhole: boolean
}

/** Returns the languages of a site, with the pages that exist in them. */
export const languagesOf = onceFor((config: SiteConfig): Language[] =>
  otherLanguages(config.site).map(({ tag, root }) => readLanguage(config, tag, root)),
)

function readLanguage(config: SiteConfig, tag: string, root: string): Language {
  const fileOf = (file: string): Translation | undefined => config.translations.get(overlayOf(file, tag))
  const inLanguage = <T>(file: string, value: T) => translated(sourceOf(file, value), fileOf(file))
  const preset = ownPresetWords(tag)
  const words = translated(wordsSource(config), fileOf(wordsFile), ({ path, text }) => {
    const word = valueAt(path, preset)
    return typeof word === 'string' ? word : text + MARK
  })
  const settings = inLanguage(siteFile, config.site)
  const site: Site = {
    ...settings,
    words: words.common,
    language: tag,
    dates: { ...settings.dates, locale: tag },
    numbers: tag,
  }
  const faqSets = new Map(
    [...config.faqSets].map(([name, set]) => [
      name,
      wholeOrNone(inLanguage(`page-configs/structured-data/${name}.json`, set)),
    ]),
  )
  const kinds = inLanguage(kindsFile, config.kinds)
  const metadata = inLanguage(metadataFile, config.metadata)
  const own = { ...config, site, words, kinds, metadata, faqSets, fallbacks: new Map() }
  const pages = config.pages.flatMap((loaded): LoadedPage[] => {
    const page = isAlone(loaded)
      ? loaded.page.language === tag && aloneIn(loaded, own)
      : translatePage(loaded, fileOf(loaded.file), { config, own })
    return page ? [{ ...loaded, path: pathIn(loaded, root), page }] : []
  })
  return {
    tag,
    root,
    config: { ...own, pages: fillPreviews(pages, linkedPages(pages, config.pages)) },
    isWhole: !isMarked(site),
  }
}

/** Returns the files with translations of a machine that nobody has read. */
export const draftsOf = ({ translations }: SiteConfig, tag: string): string[] =>
  [...translations].flatMap(([file, { status }]) =>
    status === 'draft' && file.split('/')[2] === tag ? [file] : [],
  )

/** Whether a page exists in one language alone. */
export const isAlone = ({ page }: Pick<LoadedPage, 'page'>) => page.language !== undefined

/** Returns the path of a page without the root of the language in which alone it exists. */
const pathIn = ({ path, page }: LoadedPage, root: string) =>
  page.language === undefined ? path : path.slice(root.length) || '/'

/** Returns a page that exists in one language alone, with the words and defaults of this language. */
function aloneIn({ file, input }: LoadedPage, own: SiteConfig): Page | undefined {
  const parsed = readPage(input, { ...own, file })
  return parsed.ok ? parsed.value : undefined
}

/** Returns questions for search engines, none if one of them is not translated. */
const wholeOrNone = (set: FaqSet): FaqSet => (isMarked(set) ? [] : set)

/** Returns a page in another language. Undefined if its title, or its title and description for search engines, are not translated. */
function translatePage(
  loaded: LoadedPage,
  translation: Translation | undefined,
  { config, own }: Record<'config' | 'own', SiteConfig>,
): Page | undefined {
  const input = translation && translated(pageSource(loaded, config), translation)
  const parsed = input === undefined ? undefined : readPage(input, { ...own, file: loaded.file })
  if (!parsed?.ok) return undefined
  const hidesSamples = loaded.page.blocks.some((block) => 'samples' in block && block.samples === 'hidden')
  const { page } = hidesSamples ? withoutSamples({ page: parsed.value }) : { page: parsed.value }
  if (isMarked([page.title, lookupMetadata(page, own)])) return undefined
  const { questions } = page.structuredData
  return {
    ...page,
    states: isMarked(page.states) ? own.site.defaults : page.states,
    structuredData: { ...page.structuredData, questions: questions && wholeOrNone(questions) },
  }
}

/** Returns the pages to which links lead. One that is not translated gives them its picture, but no fact. */
function linkedPages(pages: LoadedPage[], all: LoadedPage[]): LoadedPage[] {
  const translations = new Map(pages.map((loaded) => [loaded.file, loaded]))
  return all.map((own) => {
    const loaded = translations.get(own.file) ?? own
    const blocks = loaded.page.blocks.map((block) =>
      block.type === 'hero' && (loaded === own || isMarked(block.facts))
        ? { ...block, facts: undefined }
        : block,
    )
    return { ...loaded, page: { ...loaded.page, blocks } }
  })
}
