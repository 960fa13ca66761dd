import { isDeepStrictEqual } from 'node:util'
import type { Kinds } from '../../../../schemas/kinds.ts'
import type { Translation } from '../../../../schemas/translation.ts'
import { soundProject } from '../../../lint/sound-project.ts'
import { fillKindDefaults } from '../../../site/config/fill-kind-defaults.ts'
import { missingWords, unfilled } from '../../../site/config/fill-words.ts'
import { ownPresetWords, withPresetWords } from '../../../site/config/preset-words.ts'
import { siteFile, wordsFile, type FoundProject, type Project } from '../../../site/config/project.ts'
import type { LoadedPage, SiteConfig } from '../../../site/config/site-config.ts'
import { otherLanguages, translationFile } from '../../../site/config/site-languages.ts'
import { readEmbedded } from '../../../site/content/embedded-files.ts'
import { changedAnswers, siteContent, type SiteContent } from '../../../site/content/site-content.ts'
import { shownIn } from '../../../site/languages/shown-in.ts'
import { wordsSource } from '../../../site/languages/source-texts.ts'
import { marksIn } from '../../../util/marks.ts'
import { onceFor } from '../../../util/once-for.ts'
import { parsed } from '../../../util/parsed.ts'
import { valueAt } from '../../../util/problem.ts'
import { textsIn } from '../../../util/texts-in.ts'
import { withTexts } from '../../../util/with-texts.ts'
import { withValueAt } from '../../studio/options/values.ts'
import type { DevelopmentProject, Inputs, Reading } from '../project/open-project.ts'
import { leafList, type LeafList } from './leaves.ts'

/** A project in which every string that a page can show is marked. */
export interface MarkedProject {
  project: Project
  list: LeafList
  inputs: Inputs
  /** Returns the content with marks. */
  content: () => SiteContent
}

/**
 * Returns a function that marks the texts of a reading in memory that visitors see. A value that a file still has keeps its
 * marks, so an edit marks and parses one file.
 */
export function projectMarker({ root, host, hostAnswers, varied }: DevelopmentProject) {
  const list = leafList()
  let marked = new WeakMap<object, unknown>()
  let words: unknown
  /** Texts that a schema refuses when they are marked, since another value names them: a city of an address. */
  const refused = new Set<string>()
  const isMarked: IsMarked = ({ text, isShown }) => isShown && !refused.has(text)
  const read = changedAnswers()

  return onceFor(async (reading: Reading): Promise<MarkedProject> => {
    const { config } = soundProject(reading.project)
    const { kinds } = config
    const all = allWords(reading.inputs.get(wordsFile), config)
    if (!isDeepStrictEqual(words, all)) words = all
    const mark = (file: string, written: unknown): unknown => {
      const value = file === wordsFile ? words : written
      if (typeof value !== 'object' || value === null) return value
      const made = marked.get(value) ?? markTexts(list, { file, value, written, kinds, isMarked })
      marked.set(value, made)
      return made
    }
    const send = async (address: string, init: RequestInit) => {
      const response = await hostAnswers.send(address, init)
      const value = parsed(await response.clone().text())
      return value === undefined ? response : Response.json(mark(address, value), response)
    }
    for (;;) {
      const inputs = new Map([...reading.inputs].map(([file, input]) => [file, mark(file, input)]))
      const markedProject = await varied(reading, inputs)
      const texts = refusedTexts(markedProject, reading).filter((text) => !refused.has(text))
      for (const text of texts) refused.add(text)
      if (texts.length > 0) {
        marked = new WeakMap()
        continue
      }
      const files = [...inputs].flatMap(([file, input]) => {
        if (!file.startsWith('content/')) return []
        const isValue = typeof input === 'object' && input !== null
        return [isValue ? { file, text: jsonOf(input), input, problems: [] } : readEmbedded(root, file)]
      })
      const place = { host, folder: `${root}/content`, kept: undefined, read, files }
      return {
        project: { ...markedProject, config: withPlain(markedProject.config, config) },
        list,
        inputs,
        content: () => siteContent({ ...place, ...(host !== '' && { send }) }),
      }
    }
  })
}

const jsonOf = onceFor((value: object) => JSON.stringify(value))

/** Adds the engine's words, and the names of missing words, to those of the site. A change of such a word is written into its file. */
const allWords = (written: unknown, { pages, site }: SiteConfig): unknown =>
  pages
    .flatMap(({ page }) => missingWords(page))
    .reduce(
      (all: unknown, path) => withValueAt(all, path, unfilled(path)),
      withPresetWords(written, site.language),
    )

/** Returns the site's words in another language, with the engine's for those that the site does not translate. */
function foreignWords(config: SiteConfig, file: string, tag: string): Translation {
  const written = config.translations.get(file)
  const words = wordsSource(config).texts.flatMap(({ key, of, path }) => {
    const text = valueAt(path, ownPresetWords(tag))
    return typeof text !== 'string' || written?.texts[key]?.text ? [] : [[key, { of, text }] as const]
  })
  return { ...written, texts: { ...written?.texts, ...Object.fromEntries(words) } }
}

/** Returns the texts at which marked files have problems. Such a text is a name, also where another value names it. */
const refusedTexts = ({ files }: FoundProject, { project, inputs }: Reading): string[] =>
  files.flatMap(({ file, problems }) => {
    const before = project.files.find((config) => config.file === file)?.problems.length
    const paths = problems.length === before ? [] : problems.map(({ path }) => path)
    return paths.flatMap((path) => textsIn(file, valueAt(path, inputs.get(file))).map(({ text }) => text))
  })

/** Returns marked configs, with the plain ones in place of those that are invalid with marks. */
const withPlain = (marked: SiteConfig | undefined, plain: SiteConfig): SiteConfig => {
  const byFile = new Map(marked?.pages.map((page) => [page.file, page]))
  return { ...plain, ...marked, pages: plain.pages.map((page) => byFile.get(page.file) ?? page) }
}

/**
 * Returns a marked project in which texts that cannot have a mark before they are parsed are marked too: e-mail addresses, and those that no file holds,
 * which are defaults of the schemas and the engine's words in other languages.
 */
export function markParsed(
  { project, inputs, list }: MarkedProject,
  isWanted: (page: LoadedPage) => boolean = () => true,
): Project {
  const { config } = project
  const { kinds, site } = config
  const markIn = <T>(file: string, value: T, written = inputs.get(file)) =>
    markTexts(list, { file, value, written, kinds, isMarked: isUnmarked })
  const pages = config.pages.map((loaded) => {
    const { file, page } = loaded
    if (!isWanted(loaded)) return loaded
    return { ...loaded, page: markIn(file, page, fillKindDefaults(inputs.get(file), kinds, file)) }
  })
  const translations = new Map(config.translations)
  for (const { tag } of otherLanguages(site)) {
    const file = translationFile(wordsFile, tag)
    translations.set(file, markIn(file, foreignWords(config, file, tag)))
  }
  return { ...project, config: { ...config, pages, translations, site: markIn(siteFile, site) } }
}

const isUnmarked: IsMarked = ({ text, isShown, isDefault }) =>
  marksIn(text).length === 0 && ((isShown && isDefault) || /^\S+@\S+$/.test(text))

type IsMarked = (text: { text: string; isShown: boolean; isDefault: boolean }) => boolean

interface Marking<T> {
  file: string
  value: T
  /** Value of the file, in which defaults are missing. */
  written: unknown
  kinds: Kinds
  isMarked: IsMarked
}

/** Returns a value with marks in its texts that pass a test. */
function markTexts<T>(list: LeafList, { file, value, written, kinds, isMarked }: Marking<T>): T {
  const isShown = shownIn(file, value, kinds)
  const texts = new Map<string, unknown>()
  for (const { path, text } of textsIn(file, value)) {
    // A translation that is missing may be an empty text.
    const isDefault = !valueAt(path, written)
    if (text.trim() !== '' && isMarked({ text, isDefault, isShown: isShown(path) }))
      texts.set(JSON.stringify(path), list.mark({ file, path, value: text, isDefault }))
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only strings are replaced, by strings
  return texts.size === 0 ? value : (withTexts(value, texts) as T)
}
