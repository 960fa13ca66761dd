import type { Project } from '../../site/config/project.ts'
import { likeliest, otherValues, valuesIn, type Candidate } from './candidates.ts'
import { withTexts } from './collect-leaves.ts'
import { pagePieces } from './page-pieces.ts'
import type { Inputs, Reading, DevelopmentProject } from './open-project.ts'
import { drawPage, type Surroundings } from './render-page.ts'

interface Search {
  path: string
  /** Texts whose origins are wanted, as HTML. */
  texts: readonly string[]
  reading: Reading
  varied: DevelopmentProject['varied']
  surroundings: Surroundings
  /** Files that the page reads, the likeliest first. */
  files: readonly string[]
  /** Maximum number of values that are tried for a text. */
  limit: number
}

/** Maximum number of values that are tried alone for a text. */
const MOST_ALONE = 16

/** How often a page shows each text. */
type Counts = ReadonlyMap<string, number>

/**
 * Finds a value that each text without marks is computed from: one that the page lacks the text without. The values that
 * are likest to the texts are changed in groups. Each value has a number and is in the groups of its binary digits, so the
 * groups in which a text is missing spell the number of its origin. A text with several origins is tried value by value.
 */
export async function computedFrom(search: Search): Promise<Map<string, Candidate>> {
  const { path, texts, reading, varied, surroundings, files, limit } = search
  const { inputs } = reading
  const values = files.flatMap((file) => valuesIn(file, inputs.get(file)))
  const likely = new Map(texts.map((text) => [text, likeliest(values, text).slice(0, limit)]))
  const before = (await draw(new Map())) ?? new Map<string, number>()
  const isMissing = (text: string, counts: Counts | undefined) =>
    counts !== undefined && (counts.get(text) ?? 0) < (before.get(text) ?? 0)
  const accepted = await acceptedValues([...new Set([...likely.values()].flat())])
  const candidates = [...accepted.keys()]
  const groups: (Counts | undefined)[] = []
  for (let bit = 1; bit <= candidates.length; bit *= 2)
    groups.push(await draw(new Map([...accepted].filter((_, index) => ((index + 1) & bit) > 0))))
  const origins = new Map<string, Candidate>()
  for (const [text, own] of likely) {
    const number = groups.reduce((sum, counts, bit) => sum + (isMissing(text, counts) ? 2 ** bit : 0), 0)
    const spelt = candidates[number - 1]
    if (spelt && own.includes(spelt)) origins.set(text, spelt)
    else if (number > 0 || groups.includes(undefined)) await tryEach(text, own)
  }
  await tryBlocks(texts.filter((text) => !origins.has(text)))
  return origins

  /** Finds the block of the page whose figures texts are computed from, by a change of all its numbers. */
  async function tryBlocks(open: string[]): Promise<void> {
    const [file = ''] = files
    const numbers = values.filter(
      (one) => one.file === file && typeof one.value === 'number' && one.path[0] === 'blocks',
    )
    for (const index of new Set(numbers.map(({ path: place }) => place[1]))) {
      const left = open.filter((text) => !origins.has(text))
      if (left.length === 0 || index === undefined) return
      const counts = await draw(await acceptedValues(numbers.filter(({ path: place }) => place[1] === index)))
      for (const text of left)
        if (isMissing(text, counts)) origins.set(text, { file, path: ['blocks', index], value: '' })
    }
  }

  async function tryEach(text: string, own: Candidate[]): Promise<void> {
    for (const candidate of own.slice(0, MOST_ALONE)) {
      const value = accepted.get(candidate)
      if (value === undefined || !isMissing(text, await draw(new Map([[candidate, value]])))) continue
      origins.set(text, candidate)
      return
    }
  }

  /** Returns another value for each candidate that the schemas accept in its place. */
  async function acceptedValues(wanted: Candidate[]): Promise<Map<Candidate, unknown>> {
    const others = new Map(wanted.map((candidate) => [candidate, otherValues(candidate)]))
    for (;;) {
      const chosen = new Map(
        [...others].flatMap(([candidate, [value]]) => (value === undefined ? [] : [[candidate, value]])),
      )
      const { files: read } = await varied(reading, changed(chosen))
      const refused = [...chosen.keys()].filter(({ file, path: place }) =>
        read.some(
          (one) => one.file === file && one.problems.some((problem) => isBeside(problem.path, place)),
        ),
      )
      if (refused.length === 0) return chosen
      for (const candidate of refused) others.get(candidate)?.shift()
    }
  }

  /** Draws the page with other values. Undefined if it cannot be drawn. */
  async function draw(others: ReadonlyMap<Candidate, unknown>): Promise<Counts | undefined> {
    const other = changed(others)
    const { config, ...rest } = await varied(reading, other)
    if (!config) return undefined
    const project: Project = { ...rest, config }
    const page = await drawPage(project, path, { ...surroundings, inputs: other }).catch(() => undefined)
    if (!page) return undefined
    const counts = new Map<string, number>()
    for (const text of pagePieces(page.html).texts) counts.set(text, (counts.get(text) ?? 0) + 1)
    return counts
  }

  function changed(others: ReadonlyMap<Candidate, unknown>): Inputs {
    const places = new Map<string, Map<string, unknown>>()
    for (const [{ file, path: place }, value] of others) {
      const ofFile = places.get(file) ?? new Map<string, unknown>()
      places.set(file, ofFile.set(JSON.stringify(place), value))
    }
    return new Map([...places].map(([file, ofFile]) => [file, withTexts(inputs.get(file), ofFile)]))
  }
}

/** Whether a problem is at a value, above it or below it. */
const isBeside = (problem: PropertyKey[], path: PropertyKey[]) =>
  problem.every((key, index) => index >= path.length || path[index] === key)
