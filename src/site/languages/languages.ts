import type { FaqSet } from '../../../schemas/faq-set.ts'
import type { Site } from '../../../schemas/site.ts'
import type { Translation } from '../../../schemas/translation.ts'
import { valueAt } from '../../util/problem.ts'
import { fillPreviews } from '../config/fill-previews.ts'
import { lookupMetadata } from '../config/lookup-metadata.ts'
import { withoutSamples } from '../config/override-site.ts'
import { ownPresetWords } from '../config/preset-words.ts'
import { kindsFile, metadataFile, siteFile, wordsFile, type Project } from '../config/project.ts'
import { readPage } from '../config/read-page.ts'
import type { LoadedPage, SiteConfig } from '../config/site-config.ts'
import { isMarked, MARK, overlayOf, translated } from './overlay.ts'
import {
  faqSource,
  kindsSource,
  metadataSource,
  pageSource,
  siteSource,
  wordsSource,
} from './source-texts.ts'

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
export function languagesOf(project: Project): Language[] {
  const { languages } = project.config.site
  const made =
    known.get(project.config) ??
    languages.flatMap(({ tag, root }) => (root === undefined ? [] : [readLanguage(project, tag, root)]))
  known.set(project.config, made)
  return made
}

const known = new WeakMap<SiteConfig, Language[]>()

function readLanguage(project: Project, tag: string, root: string): Language {
  const { config, translations } = project
  const fileOf = (file: string): Translation | undefined => translations.get(overlayOf(file, tag))
  const preset = ownPresetWords(tag)
  const ofWords = wordsSource(config)
  const words = translated(config.words, ofWords.texts, fileOf(wordsFile), ({ path, text }) => {
    const word = valueAt(path, preset)
    return typeof word === 'string' ? word : text + MARK
  })
  const settings = translated(config.site, siteSource(config).texts, fileOf(siteFile))
  const site: Site = {
    ...settings,
    words: words.common,
    language: tag,
    dates: { ...settings.dates, locale: tag },
    numbers: tag,
  }
  const faqSets = new Map(
    [...config.faqSets].map(([name, set]): [string, FaqSet] => [
      name,
      wholeOrNone(translated(set, faqSource(set).texts, fileOf(`page-configs/structured-data/${name}.json`))),
    ]),
  )
  const kinds = translated(config.kinds, kindsSource(config).texts, fileOf(kindsFile))
  const metadata = translated(config.metadata, metadataSource(config).texts, fileOf(metadataFile))
  const own = { ...config, site, words, kinds, metadata, faqSets, fallbacks: new Map() }
  const inputs = new Map(project.files.map(({ file, input }) => [file, input]))
  const pages = config.pages.flatMap((loaded): LoadedPage[] => {
    const translation = fileOf(loaded.file)
    const page = translation && translatePage(loaded, inputs.get(loaded.file), { config, own, translation })
    return page ? [{ ...loaded, page }] : []
  })
  return {
    tag,
    root,
    config: { ...own, pages: withPreviews(pages, config.pages) },
    isWhole: !isMarked(site),
  }
}

/** Returns the files with translations of a machine that nobody has read. */
export const draftsOf = ({ translations }: Project, tag: string): string[] =>
  [...translations].flatMap(([file, { status }]) =>
    status === 'draft' && file.split('/')[2] === tag ? [file] : [],
  )

/** Returns questions for search engines, none if one of them is not translated. */
const wholeOrNone = (set: FaqSet): FaqSet => (isMarked(set) ? [] : set)

interface Translating {
  config: SiteConfig
  own: SiteConfig
  translation: Translation
}

/** Returns a page in another language. Undefined if its title, or its title and description for search engines, are not translated. */
function translatePage(loaded: LoadedPage, input: unknown, { config, own, translation }: Translating) {
  const { texts } = pageSource(loaded, input, config)
  const parsed = readPage(translated(input, texts, translation), { ...own, file: loaded.file })
  if (!parsed.ok) return undefined
  const hidesSamples = loaded.page.blocks.some((block) => 'samples' in block && block.samples === 'hidden')
  const { page } = hidesSamples ? withoutSamples({ page: parsed.value }) : { page: parsed.value }
  if (isMarked([page.title, lookupMetadata(page, own)])) return undefined
  const { questions } = page.structuredData
  return {
    ...page,
    states: isMarked(page.states) ? own.site.defaults : page.states,
    structuredData: { ...page.structuredData, questions: questions && wholeOrNone(questions) },
    blocks: page.blocks.map((block, index) =>
      isMarked(block) ? (inOwnLanguage(loaded, index, config) ?? block) : block,
    ),
  }
}

/** Returns a block of a page in the site's own language, which it names. */
export function inOwnLanguage({ page }: LoadedPage, index: number, { site }: Pick<SiteConfig, 'site'>) {
  const block = page.blocks[index]
  return block && { lang: site.language, ...block }
}

/** Adds facts to links, and pictures to products. A page that is not translated gives its picture, but no fact. */
function withPreviews(pages: LoadedPage[], all: LoadedPage[]): LoadedPage[] {
  const files = new Set(pages.map(({ file }) => file))
  const others = all.filter(({ file }) => !files.has(file))
  const factless = [...pages, ...others].map((loaded) => ({
    ...loaded,
    page: {
      ...loaded.page,
      blocks: loaded.page.blocks.map((block) =>
        block.type === 'hero' && (block.lang !== undefined || !files.has(loaded.file))
          ? { ...block, facts: undefined }
          : block,
      ),
    },
  }))
  return fillPreviews(factless).slice(0, pages.length)
}
