import { fillKindDefaults } from '../../site/config/fill-kind-defaults.ts'
import { kindsFile, siteFile, type FoundProject, type Project } from '../../site/config/project.ts'
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
import { markText, type Density } from './mark-text.ts'
import { marksIn } from './marks.ts'
import type { Inputs, Reading, Readings } from './readings.ts'

/** Densities of leaves that differ from `words`, by their keys. They are found once, and hold while the value is the same. */
export type Densities = Map<string, Density>

/** A project in which every string that a page can show is marked. */
export interface MarkedProject {
  project: Project
  list: LeafList
  inputs: Inputs
}

const MOST_ROUNDS = 8

/** Reads a project with marks. A leaf that a schema refuses when it is marked stays unmarked. */
export async function markProject(
  { inputs, project: plain }: Reading,
  varied: Readings['varied'],
  densities: Densities,
): Promise<MarkedProject | undefined> {
  const list = leafList()
  collectLeaves(list, inputs)
  const raw = [...list.leaves]
  const densityOf = (leaf: RawLeaf) => densities.get(keyOf(leaf)) ?? 'words'
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const marked = markInputs(inputs, raw, densityOf)
    const found = await varied(marked)
    const refused = refusedLeaves(found, plain, raw, (leaf) => densityOf(leaf) !== 'none')
    for (const leaf of refused) densities.set(keyOf(leaf), 'none')
    if (refused.length > 0) continue
    const { config } = found
    return (
      config && { project: markDefaults({ ...found, config }, inputs, list, densityOf), list, inputs: marked }
    )
  }
  return undefined
}

/** Returns the marked leaves at which the marked project has problems that the plain one does not have. */
function refusedLeaves(
  { files }: FoundProject,
  plain: FoundProject,
  leaves: RawLeaf[],
  isMarked: (leaf: RawLeaf) => boolean,
): RawLeaf[] {
  const before = new Map(plain.files.map(({ file, problems }) => [file, problems.length]))
  return files.flatMap(({ file, problems }) => {
    if (problems.length <= (before.get(file) ?? 0)) return []
    const own = leaves.filter((leaf) => leaf.file === file && isMarked(leaf))
    const below = problems.flatMap(({ path }) => own.filter((leaf) => isBelow(leaf.path, path)))
    if (below.length > 0) return below
    // The kind of the page gives the value.
    const names = new Set(problems.flatMap(({ path }) => path.filter((key) => typeof key === 'string')))
    const ofKind = leaves.filter(
      (leaf) => leaf.file === kindsFile && isMarked(leaf) && names.has(String(leaf.path.at(-1))),
    )
    if (ofKind.length > 0) return ofKind
    // A check of several values names the place of another value.
    const words = own.filter(({ value }) => !/\s/.test(value))
    return words.length > 0 ? words : own
  })
}

const isBelow = (path: PropertyKey[], parent: PropertyKey[]) =>
  parent.every((key, index) => path[index] === key)

/** Marks the strings of parsed pages and of the site that no file holds: the defaults of the schemas. */
function markDefaults(
  project: Project,
  inputs: Inputs,
  list: LeafList,
  densityOf: (leaf: RawLeaf) => Density,
): Project {
  const { config } = project
  const marked = <T>(file: string, parsed: T, written: unknown): T => {
    const texts = new Map<string, unknown>()
    for (const { path, text } of textsIn(file, parsed)) {
      if (marksIn(text).length > 0 || valueAt(path, written) !== undefined) continue
      const leaf = list.add({ file, path, value: text, isDefault: true })
      if (leaf) texts.set(JSON.stringify(path), markText(text, leaf.id, densityOf(leaf)))
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

/** The name of a page comes from its file, and its previews from other pages. Both are no defaults of a schema. */
const withName = (written: unknown, page: object): unknown => ({
  ...Object(written),
  name: childOf(page, 'name'),
})
