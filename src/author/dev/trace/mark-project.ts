import { isDeepStrictEqual } from 'node:util'
import type { Kinds } from '../../../../schemas/kinds.ts'
import { soundProject } from '../../../lint/sound-project.ts'
import { fillKindDefaults } from '../../../site/config/fill-kind-defaults.ts'
import { missingWords, unfilled } from '../../../site/config/fill-words.ts'
import { withPresetWords } from '../../../site/config/preset-words.ts'
import { siteFile, wordsFile, type FoundProject, type Project } from '../../../site/config/project.ts'
import type { LoadedPage, SiteConfig } from '../../../site/config/site-config.ts'
import { changedAnswers, siteContent, type SiteContent } from '../../../site/content/site-content.ts'
import { shownIn } from '../../../site/languages/shown-in.ts'
import { parsed } from '../../../util/parsed.ts'
import { readText } from '../../../util/read-text.ts'
import { onceFor } from '../../../util/once-for.ts'
import { valueAt } from '../../../util/problem.ts'
import { textsIn } from '../../../util/texts-in.ts'
import { withTexts } from '../../../util/with-texts.ts'
import { withValueAt } from '../../studio/options/values.ts'
import { leafList, type LeafList } from './leaves.ts'
import { marksIn } from '../../../util/marks.ts'
import type { Inputs, Reading, DevelopmentProject } from '../project/open-project.ts'

/** A project in which every string that a page can show is marked. */
export interface MarkedProject {
  project: Project
  list: LeafList
  inputs: Inputs
  /** Returns the content with marks. */
  content: () => SiteContent
}

/** Maximum number of leaves. Edits add leaves; beyond this number, all marks are made again. */
const MAX_LEAVES = 500_000

/**
 * Returns a function that marks the texts of a reading in memory that visitors see. A value that a file still has keeps its
 * marks, so an edit marks and parses one file.
 */
export function projectMarker(development: DevelopmentProject): (reading: Reading) => Promise<MarkedProject> {
  let list = leafList()
  let marked = new WeakMap<object, unknown>()
  let words: unknown
  /** Texts that a schema refuses when they are marked, since another value names them: a city of an address. */
  const refused = new Set<string>()
  const isMarked = (text: string) => !refused.has(text)
  const read = changedAnswers()

  return onceFor(async (reading) => {
    const { config } = soundProject(reading.project)
    if (list.size() > MAX_LEAVES) {
      list = leafList()
      marked = new WeakMap()
    }
    const written = reading.inputs.get(wordsFile)
    const all = allWords(written, config)
    if (!isDeepStrictEqual(words, all)) marked.delete(Object(written))
    words = all
    const mark = (file: string, input: unknown): unknown => {
      if (typeof input !== 'object' || input === null) return input
      const value = file === wordsFile ? words : input
      const made =
        marked.get(input) ?? markTexts(list, { file, value, written: input, kinds: config.kinds, isMarked })
      marked.set(input, made)
      return made
    }
    for (;;) {
      const inputs = new Map([...reading.inputs].map(([file, input]) => [file, mark(file, input)]))
      const varied = await development.varied(reading, inputs)
      const texts = refusedTexts(varied, reading).filter((text) => !refused.has(text))
      if (texts.length === 0) {
        const project = { ...varied, config: withPlain(varied.config, config) }
        return { project, list, inputs, content: () => markedContent(development, { inputs, mark, read }) }
      }
      for (const text of texts) refused.add(text)
      marked = new WeakMap()
    }
  })
}

interface Marks {
  inputs: Inputs
  /** Marks the value of an answer. */
  mark: (address: string, value: unknown) => unknown
  read: ReturnType<typeof changedAnswers>
}

/** Returns the content of a project with marks in its answers. */
function markedContent(
  { root, host, hostAnswers }: DevelopmentProject,
  { inputs, mark, read }: Marks,
): SiteContent {
  const send = async (address: string, init: RequestInit) => {
    const response = await hostAnswers.send(address, init)
    const text = await response.text()
    const value = parsed(text)
    const body = value === undefined ? text : JSON.stringify(mark(address, value))
    return new Response(body, { status: response.status, headers: { 'content-type': 'application/json' } })
  }
  return siteContent({
    host,
    folder: `${root}/content`,
    kept: undefined,
    read,
    textOf: (file) => {
      const input = inputs.get(file.slice(root.length + 1).replaceAll('\\', '/'))
      return typeof input === 'object' && input !== null ? jsonOf(input) : readText(file)
    },
    ...(host !== '' && { send }),
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

/** Returns a marked project in which the defaults of the schemas in some pages are marked too. No file holds them. */
export function withDefaults(
  { project, inputs, list }: MarkedProject,
  isWanted: (page: LoadedPage) => boolean,
): Project {
  const { config } = project
  const { kinds } = config
  const pages = config.pages.map((loaded) => {
    const { file, page } = loaded
    if (!isWanted(loaded)) return loaded
    const written = fillKindDefaults(inputs.get(file), kinds, file)
    return { ...loaded, page: markTexts(list, { file, value: page, written, kinds, isMarked: isOwnDefault }) }
  })
  const written = inputs.get(siteFile)
  const site = markTexts(list, { file: siteFile, value: config.site, written, kinds, isMarked: isOwnDefault })
  return { ...project, config: { ...config, pages, site } }
}

interface Marking<T> {
  file: string
  value: T
  /** Value of the file, in which defaults are missing. */
  written: unknown
  kinds: Kinds
  isMarked: (text: string, isDefault: boolean) => boolean
}

/** Returns a value with marks in its texts that visitors see. */
function markTexts<T>(list: LeafList, { file, value, written, kinds, isMarked }: Marking<T>): T {
  const isShown = shownIn(file, value, kinds)
  const texts = new Map<string, unknown>()
  for (const { path, text } of textsIn(file, value)) {
    const isDefault = valueAt(path, written) === undefined
    if (text.trim() === '' || !isMarked(text, isDefault) || !isShown(path)) continue
    texts.set(JSON.stringify(path), list.mark({ file, path, value: text, isDefault }))
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only strings are replaced, by strings
  return texts.size === 0 ? value : (withTexts(value, texts) as T)
}

/** Whether a text of a parsed value is a default, which no file holds. */
const isOwnDefault = (text: string, isDefault: boolean) => isDefault && marksIn(text).length === 0
