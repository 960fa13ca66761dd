import { likeliest, otherValues, valuesIn, type Candidate } from './candidates.ts'
import { withTexts } from './collect-leaves.ts'
import type { DevelopmentProject, Inputs, Reading } from '../project/open-project.ts'
import { pagePieces } from './page-pieces.ts'
import { drawPage, type Surroundings } from './render-page.ts'

interface Search {
  path: string
  /** The text whose origin is wanted, as HTML. */
  text: string
  reading: Reading
  varied: DevelopmentProject['varied']
  surroundings: Surroundings
  /** Files that the page reads, the likeliest first. */
  files: readonly string[]
}

/** Maximum number of values that are tried. */
const MAX_TRIES = 24

/**
 * Finds the value that a text without marks is computed from: if that value changes, the text disappears from the page.
 * Else finds the block of the page in which a change of all numbers has this effect.
 */
export async function computedFrom(search: Search): Promise<Candidate | undefined> {
  const { path, text, reading, varied, surroundings, files } = search
  const values = files.flatMap((file) => valuesIn(file, reading.inputs.get(file)))
  const before = (await countWith([])) ?? 0
  for (const candidate of likeliest(values, text).slice(0, MAX_TRIES))
    if (await isOrigin([candidate])) return candidate
  const [file = ''] = files
  const numbers = values.filter(
    (one) => one.file === file && typeof one.value === 'number' && one.path[0] === 'blocks',
  )
  for (const index of new Set(numbers.map((one) => one.path[1] ?? '')))
    if (await isOrigin(numbers.filter((one) => one.path[1] === index)))
      return { file, path: ['blocks', index], value: '' }
  return undefined

  /** Whether the text disappears with other values of these candidates that the schemas accept. */
  async function isOrigin(candidates: Candidate[]): Promise<boolean> {
    const others = candidates.map((candidate) => otherValues(candidate))
    for (let index = 0; others.some((list) => index < list.length); index += 1) {
      const count = await countWith(candidates.map((one, at) => [one, others[at]?.[index] ?? one.value]))
      if (count !== undefined) return count < before
    }
    return false
  }

  /** Counts the text on the page with other values. Undefined if the schemas refuse them, or the page cannot be drawn. */
  async function countWith(changes: [Candidate, unknown][]): Promise<number | undefined> {
    const places = new Map<string, Map<string, unknown>>()
    for (const [one, value] of changes) {
      const ofFile = places.get(one.file) ?? new Map<string, unknown>()
      places.set(one.file, ofFile.set(JSON.stringify(one.path), value))
    }
    const inputs: Inputs = new Map(
      [...places].map(([name, ofFile]) => [name, withTexts(reading.inputs.get(name), ofFile)]),
    )
    const { config, ...rest } = await varied(reading, inputs)
    if (!config || rest.files.some((one) => places.has(one.file) && one.problems.length > 0)) return undefined
    const page = await drawPage({ ...rest, config }, path, { ...surroundings, inputs }).catch(() => undefined)
    return page && pagePieces(page.html).texts.filter((one) => one === text).length
  }
}
