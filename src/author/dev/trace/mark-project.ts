import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { kindsSchema } from '../../../../schemas/kinds.ts'
import { pageSchema } from '../../../../schemas/page.ts'
import { pictureRecordsSchema } from '../../../../schemas/picture-records.ts'
import { siteSchema } from '../../../../schemas/site.ts'
import { wordsSchema } from '../../../../schemas/words.ts'
import { soundProject } from '../../../lint/load-config.ts'
import { fillKindDefaults } from '../../../site/config/fill-kind-defaults.ts'
import { missingWords, unfilled } from '../../../site/config/fill-words.ts'
import { withPresetWords } from '../../../site/config/preset-words.ts'
import {
  brandFile,
  enquiriesFile,
  kindsFile,
  siteFile,
  wordsFile,
  type FoundProject,
  type Project,
} from '../../../site/config/project.ts'
import { schemaMap } from '../../../site/config/schema-map.ts'
import type { LoadedPage, SiteConfig } from '../../../site/config/site-config.ts'
import { onceFor } from '../../../util/once-for.ts'
import { valueAt } from '../../../util/problem.ts'
import { textsIn } from '../../../util/texts-in.ts'
import { withTexts } from '../../../util/with-texts.ts'
import { withValueAt } from '../../studio/options/values.ts'
import { leafList, type LeafList } from './collect-leaves.ts'
import { markText } from './mark-text.ts'
import { marksIn } from '../../protocol/marks.ts'
import type { Inputs, Reading, DevelopmentProject } from '../project/open-project.ts'

/** A project in which every string that a page can show is marked. */
export interface MarkedProject {
  project: Project
  list: LeafList
  inputs: Inputs
  /** Marks the value of an answer. */
  mark: (address: string, value: unknown) => unknown
}

/** Maximum number of leaves. Edits add leaves; beyond this number, all marks are made again. */
const MAX_LEAVES = 500_000

/**
 * Returns a function that marks the values of a reading in memory. A value that a file still has keeps its marks, so an
 * edit marks and parses one file. A leaf that a schema refuses when it is marked stays unmarked.
 */
export function projectMarker(
  varied: DevelopmentProject['varied'],
): (reading: Reading) => Promise<MarkedProject> {
  let list = leafList()
  let marked = new WeakMap<object, unknown>()
  let words: unknown
  /** Texts that a schema refuses when they are marked. */
  const refused = new Set<string>()

  const markedValue = (file: string, input: unknown, { project }: Reading): unknown => {
    if (typeof input !== 'object' || input === null || hidden.has(file)) return input
    const known = marked.get(input)
    if (known !== undefined) return known
    const value = file === wordsFile ? words : input
    const takesText = textTest(file, value, project)
    const texts = new Map<string, string>()
    for (const { path, text } of textsIn(file, value)) {
      if (refused.has(text) || !takesText(path, markText(text, 0))) continue
      const isDefault = file === wordsFile && valueAt(path, input) === undefined
      const leaf = list.add({ file, path, value: text, isDefault })
      if (leaf) texts.set(JSON.stringify(path), markText(text, leaf.id))
    }
    const made = withTexts(value, texts)
    marked.set(input, made)
    return made
  }

  return onceFor(async (reading) => {
    const { config } = soundProject(reading.project)
    if (list.leaves.length > MAX_LEAVES) {
      list = leafList()
      marked = new WeakMap()
    }
    const written = reading.inputs.get(wordsFile)
    const all = allWords(written, config)
    if (!isDeepStrictEqual(words, all)) marked.delete(Object(written))
    words = all
    for (;;) {
      const mark = (file: string, input: unknown) => markedValue(file, input, reading)
      const inputs = new Map([...reading.inputs].map(([file, input]) => [file, mark(file, input)]))
      const found = await varied(reading, inputs)
      const texts = refusedTexts(found, reading).filter((text) => !refused.has(text))
      if (texts.length === 0)
        return { project: { ...found, config: withPlain(found.config, config) }, list, inputs, mark }
      for (const text of texts) refused.add(text)
      marked = new WeakMap()
    }
  })
}

/** Adds the engine's words, and the names of missing words, to those of the site. A change of such a word is written into its file. */
const allWords = (written: unknown, { pages, site }: SiteConfig): unknown =>
  pages
    .flatMap(({ page }) => missingWords(page))
    .reduce(
      (all: unknown, path) => withValueAt(all, path, unfilled(path)),
      withPresetWords(written, site.language),
    )

/** Returns whether a text at a path of a file may be any text. */
function textTest(
  file: string,
  value: unknown,
  project: FoundProject,
): (path: PropertyKey[], marked: string) => boolean {
  const page = schemaMap(pageSchema)
  if (pageFiles(project).has(file)) {
    const filled = project.config ? fillKindDefaults(value, project.config.kinds, file) : value
    // The name of a page is looked up.
    return (path, marked) => path.join('.') !== 'name' && page.takesText(path, filled, marked)
  }
  if (file === kindsFile)
    return (path, marked) => {
      const [kind = '', defaults = '', index = '', part, ...option] = path
      if (part !== 'options') return schemaMap(kindsSchema).takesText(path, value, marked)
      const type = valueAt([kind, defaults, index, 'block', 'type'], value)
      const block = { ...Object(valueAt(path.slice(0, 4), value)), type }
      return page.takesText(['blocks', 0, ...option], { blocks: [block] }, marked)
    }
  const schema = file.startsWith('content/pictures/') ? pictureRecordsSchema : schemas[file]
  return schema ? (path, marked) => schemaMap(schema).takesText(path, value, marked) : () => true
}

const schemas: Partial<Record<string, z.ZodType>> = { [siteFile]: siteSchema, [wordsFile]: wordsSchema }

/** Files whose texts no page shows. */
const hidden = new Set([brandFile, enquiriesFile])

const pageFiles = onceFor(({ addresses }: FoundProject) => new Set(addresses.map(({ file }) => file)))

/** Returns the texts at which marked files have problems. Such a text is a name, also where another value names it. */
const refusedTexts = ({ files, config }: FoundProject, { project, inputs }: Reading): string[] =>
  files.flatMap(({ file, problems }) => {
    const before = project.files.find((one) => one.file === file)?.problems.length
    if (problems.length === before) return []
    const filled = fillKindDefaults(inputs.get(file), (config ?? project.config)?.kinds ?? {}, file)
    return problems.flatMap(({ path }) => textsIn(file, valueAt(path, filled)).map(({ text }) => text))
  })

/** Returns marked configs, with the plain ones in place of those that are invalid with marks. */
const withPlain = (marked: SiteConfig | undefined, plain: SiteConfig): SiteConfig => {
  const byFile = new Map(marked?.pages.map((one) => [one.file, one]))
  return { ...plain, ...marked, pages: plain.pages.map((one) => byFile.get(one.file) ?? one) }
}

/** Returns a marked project in which the defaults of the schemas in some pages are marked too. No file holds them. */
export function withDefaults(marked: MarkedProject, isWanted: (page: LoadedPage) => boolean): Project {
  const { project, inputs } = marked
  const { config } = project
  const pages = config.pages.map((loaded) => {
    const { file, page } = loaded
    if (!isWanted(loaded)) return loaded
    // The name of a page comes from its file, and is no default of a schema.
    const written = { ...Object(fillKindDefaults(inputs.get(file), config.kinds, file)), name: page.name }
    return { ...loaded, page: markDefaults(marked, file, page, written) }
  })
  const site = markDefaults(marked, siteFile, config.site, inputs.get(siteFile))
  return { ...project, config: { ...config, pages, site } }
}

function markDefaults<T>({ list }: MarkedProject, file: string, parsed: T, written: unknown): T {
  const texts = new Map<string, unknown>()
  for (const { path, text } of textsIn(file, parsed)) {
    if (marksIn(text).length > 0 || NAME.test(text) || valueAt(path, written) !== undefined) continue
    const leaf = list.add({ file, path, value: text, isDefault: true })
    if (leaf) texts.set(JSON.stringify(path), markText(text, leaf.id))
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only strings are replaced, by strings
  return texts.size === 0 ? parsed : (withTexts(parsed, texts) as T)
}

/** A default that the code of a block may compare: one word in small letters. */
const NAME = /^[a-z]\S*$/
