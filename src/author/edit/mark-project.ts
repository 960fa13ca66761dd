import { withValueAt } from '../workbench/options/values.ts'
import { fillKindDefaults } from '../../site/config/fill-kind-defaults.ts'
import { missingWords, unfilled } from '../../site/config/fill-words.ts'
import { withPresetWords } from '../../site/config/preset-words.ts'
import { kindsFile, siteFile, wordsFile, type FoundProject, type Project } from '../../site/config/project.ts'
import { childOf } from '../../util/document-order.ts'
import { valueAt } from '../../util/problem.ts'
import { textsIn } from '../../util/texts-in.ts'
import {
  collectLeaves,
  keyOf,
  leafList,
  markInputs,
  withTexts,
  type LeafList,
  type RawLeaf,
} from './collect-leaves.ts'
import { markText } from './mark-text.ts'
import { marksIn } from './marks.ts'
import type { Inputs, Reading, Readings } from './readings.ts'

/** A project in which every string that a page can show is marked. */
export interface MarkedProject {
  project: Project
  list: LeafList
  inputs: Inputs
}

const MOST_ROUNDS = 8

/** Reads a project with marks. A leaf that a schema refuses when it is marked stays unmarked. */
export async function markProject(
  { inputs: written, project: plain }: Reading,
  varied: Readings['varied'],
  /** Keys of leaves that a schema refuses when they are marked. They are found once, and hold while the value is the same. */
  unmarked: Set<string>,
): Promise<MarkedProject | undefined> {
  const list = leafList()
  collectLeaves(list, written)
  const inputs = plain.config ? withWords(written, plain.config, list) : written
  let raw = [...list.leaves]
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    raw = raw.filter((leaf) => !unmarked.has(keyOf(leaf)))
    const marked = markInputs(inputs, raw)
    const found = await varied(marked)
    const refused = refusedLeaves(found, plain, raw)
    for (const leaf of refused) unmarked.add(keyOf(leaf))
    if (refused.length > 0) continue
    const { config } = found
    return config && { project: markDefaults({ ...found, config }, inputs, list), list, inputs: marked }
  }
  return undefined
}

/**
 * Adds the engine's words, and the names of missing words, to the words of the site's file, and to the list: a change of
 * such a word is written into the file.
 */
function withWords(inputs: Inputs, { pages, site }: Project['config'], list: LeafList): Inputs {
  const written = inputs.get(wordsFile)
  const missing = pages.flatMap(({ page }) => missingWords(page))
  const words = missing.reduce(
    (all: unknown, path) => withValueAt(all, path, unfilled(path)),
    withPresetWords(written, site.language),
  )
  for (const { path, text } of textsIn(wordsFile, words))
    if (valueAt(path, written) === undefined)
      list.add({ file: wordsFile, path, value: text, isDefault: true })
  return new Map([...inputs, [wordsFile, words]])
}

/** Returns the marked leaves at which the marked project has problems that the plain one does not have. */
function refusedLeaves({ files }: FoundProject, plain: FoundProject, leaves: RawLeaf[]): RawLeaf[] {
  const before = new Map(plain.files.map(({ file, problems }) => [file, problems.length]))
  return files.flatMap(({ file, problems }) => {
    if (problems.length <= (before.get(file) ?? 0)) return []
    const own = leaves.filter((leaf) => leaf.file === file)
    const below = problems.flatMap(({ path }) => own.filter((leaf) => isBelow(leaf.path, path)))
    if (below.length > 0) return below
    // The kind of the page gives the value.
    const names = new Set(problems.flatMap(({ path }) => path.filter((key) => typeof key === 'string')))
    const ofKind = leaves.filter((leaf) => leaf.file === kindsFile && names.has(String(leaf.path.at(-1))))
    if (ofKind.length > 0) return ofKind
    // A check of several values names the place of another value.
    const words = own.filter(({ value }) => !/\s/.test(value))
    return words.length > 0 ? words : own
  })
}

const isBelow = (path: PropertyKey[], parent: PropertyKey[]) =>
  parent.every((key, index) => path[index] === key)

/** Marks the strings of parsed pages and of the site that no file holds: the defaults of the schemas. */
function markDefaults(project: Project, inputs: Inputs, list: LeafList): Project {
  const { config } = project
  const marked = <T>(file: string, parsed: T, written: unknown): T => {
    const texts = new Map<string, unknown>()
    for (const { path, text } of textsIn(file, parsed)) {
      if (marksIn(text).length > 0 || NAME.test(text) || valueAt(path, written) !== undefined) continue
      const leaf = list.add({ file, path, value: text, isDefault: true })
      if (leaf) texts.set(JSON.stringify(path), markText(text, leaf.id))
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only strings are replaced, by strings
    return texts.size === 0 ? parsed : (withTexts(parsed, texts) as T)
  }
  const pages = config.pages.map((loaded) => {
    const { file, page } = loaded
    const written = fillKindDefaults(inputs.get(file), config.kinds, file)
    return { ...loaded, page: marked(file, page, withName(written, page)) }
  })
  return {
    ...project,
    config: { ...config, pages, site: marked(siteFile, config.site, inputs.get(siteFile)) },
  }
}

/** A default that the code of a block may compare: one word in small letters. */
const NAME = /^[a-z]\S*$/

/** The name of a page comes from its file, and its previews from other pages. Both are no defaults of a schema. */
const withName = (written: unknown, page: object): unknown => ({
  ...Object(written),
  name: childOf(page, 'name'),
})
