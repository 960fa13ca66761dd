import { defineRule, type Found } from 'pagework/rules'
import { facts } from './numbers/facts.ts'

export default defineRule({
  summary: 'The planner, the stages and the drawings have the cabinets and pitches of `content/facts.json`.',
  severity: 'error',
  reads: 'configs',
  docs: `
    A buyer who plans a screen computes with these numbers. An object of a config with the \`name\` of a cabinet, panel or pitch
    has its size, weight and nearest distance. In the facts themselves, pixels and distances follow from the millimetres of
    the pitch. Correct the config in \`page-configs/planning/\`, or the fact.`,
  *check({ config }) {
    for (const { file, page } of config.pages)
      for (const [index, block] of page.blocks.entries()) yield* wrongNumbers(file, ['blocks', index], block)
    yield* brokenPixels()
    for (const [index, { name, mm, pixelsPerMetre, fullHdM, bestM, nearestM }] of facts.pitches.entries()) {
      const { value } = facts.viewing.best
      const expected: Record<string, number[]> = {
        pixelsPerMetre: [1000 / mm],
        fullHdM: [1.92 * mm, 1.08 * mm],
        bestM: [value].flat().map((times) => times * nearestM),
      }
      const stated: Record<string, number[]> = { pixelsPerMetre: [pixelsPerMetre], fullHdM, bestM }
      for (const [key, numbers] of Object.entries(expected))
        if (numbers.some((number, at) => Math.abs(number / (stated[key]?.[at] ?? 0) - 1) > 0.002))
          yield {
            file: factsFile,
            path: ['pitches', index, key],
            problem: `does not follow from the millimetres of ${name}`,
            expected: numbers.map((number) => Math.round(number * 1000) / 1000).join(', '),
            received: stated[key]?.join(', '),
          }
    }
  },
})

const factsFile = 'content/facts.json'

/** Cabinets hold whole pixels of each of their pitches. */
function* brokenPixels(): Generator<Found> {
  for (const [index, { name, mm, pitches }] of facts.cabinets.entries())
    for (const pitch of facts.pitches.filter((candidate) => pitches.includes(candidate.name)))
      if (mm.some((side) => Math.abs(side / pitch.mm - Math.round(side / pitch.mm)) > 0.01)) {
        const problem = `a cabinet of ${name} does not hold whole pixels of ${pitch.name}, ${pitch.mm} mm`
        yield { file: factsFile, path: ['cabinets', index, 'pitches'], problem }
      }
}

/** Keys of facts by the keys of configs. */
const factKeys = { mm: 'mm', kg: 'kg', nearM: 'nearestM' } as const

/** Facts by name. A number stands for both sides. */
const factsByName = new Map<string, Readonly<Record<string, unknown>>>(
  [...facts.cabinets, ...facts.panels, ...facts.pitches, ...facts.transparentPitches].map((fact) => [
    fact.name,
    fact,
  ]),
)

function* wrongNumbers(file: string, path: PropertyKey[], value: object): Generator<Found> {
  const parts = new Map<string, unknown>(Object.entries(value))
  const name = plain(parts.get('name'))
  for (const [key, factKey] of Object.entries(factKeys)) {
    const [stated, fact] = [parts.get(key), factsByName.get(name)?.[factKey]]
    if (stated === undefined || fact === undefined || sidesOf(stated) === sidesOf(fact)) continue
    const [expected, received] = [`${sidesOf(fact)} ("${name}" in ${factsFile})`, sidesOf(stated)]
    yield { file, path: [...path, key], expected, received }
  }
  for (const [key, part] of parts)
    if (typeof part === 'object' && part !== null)
      yield* wrongNumbers(file, [...path, Array.isArray(value) ? Number(key) : key], part)
}

const plain = (name: unknown) => (typeof name === 'string' ? name.replaceAll('\u00A0', ' ') : '')

/** A pitch of the planner has two sides, which are equal unless it is transparent. */
function sidesOf(value: unknown): string {
  const sides = [value].flat()
  return (sides.length === 2 && sides[0] === sides[1] ? sides.slice(0, 1) : sides).join(', ')
}
