import { facts } from './facts.ts'
import type { Quantity } from './quantities.ts'
import { about, ends, range, transparentNames, within, type Finding, type Reading } from './reading.ts'

const sizes = [...facts.cabinets, ...facts.modules, ...facts.panels]
const trueMm = new Set(
  [...facts.pitches.map(({ mm }) => mm), ...transparentNames].filter((mm) => !Number.isInteger(mm)),
)
const sides = [...new Set(sizes.flatMap(({ mm }) => mm))]

/** Checks that a size in millimetres is one of a cabinet, module, panel or row of standees. */
export const knownSize = ({ here }: Reading): Finding[] =>
  here
    .filter(({ unit, kind }) => unit === 'mm' && kind === 'size')
    .filter(({ values: [width = 0, height = 0] }) => {
      const one = sizes.some(({ mm }) => mm[0] === width && mm[1] === height)
      const row = sizes.some(({ mm }) => mm[1] === height && mm[0] < mm[1] && width % mm[0] === 0)
      const pitch = facts.transparentPitches.some(({ name }) => name === `P${width} × ${height}`)
      return !one && !row && !pitch
    })
    .map(({ written, values }) => {
      const off = (mm: readonly number[]) =>
        mm.reduce((sum, side, at) => sum + Math.abs(side - (values[at] ?? 0)), 0)
      return { number: written, expected: sizes.toSorted((a, b) => off(a.mm) - off(b.mm))[0]?.name ?? '' }
    })

/** Facts about lengths in millimetres, by the words beside them. */
const lengths: [RegExp, { value: number | [number, number]; meaning: string }][] = [
  [/depth|deep|frame|front/i, facts.depth.frontService],
  [/walk|behind|rear|corridor|clear/i, facts.depth.rearWalkway],
  [/film|thick/i, facts.depth.film],
  [/radi|bend/i, facts.curves.softRadius],
  [/floor|reach|edge/i, facts.touch.reach],
  [/wheelchair/i, facts.touch.wheelchair],
  [/per user|width/i, facts.touch.perUser],
  [/button/i, facts.touch.button],
  [/mm (?:of (?:letter )?height )?per metre/, facts.letters.height],
]

/** Checks that a length in millimetres is a fact, a side of a cabinet or module, or follows from such. */
export const knownLength = ({ sentence, here, near, pitches }: Reading): Finding[] =>
  here
    .filter(({ unit, kind }) => unit === 'mm' && kind !== 'size')
    .filter(
      ({ values }) =>
        !lengths.some(([beside, { value }]) => beside.test(sentence) && within(values, ends(value))),
    )
    .filter(
      ({ values }) =>
        !values.every((mm) => sides.includes(mm) || trueMm.has(mm) || isSum(mm, near(), pitches())),
    )
    .map(({ written, values: [value = 0] }) => {
      const off = ([, fact]: (typeof lengths)[number]) =>
        Math.min(...ends(fact.value).map((end) => Math.abs(end - value)))
      const [, fact] = lengths.toSorted((a, b) => off(a) - off(b))[0] ?? []
      return { number: written, expected: fact ? `${range(ends(fact.value), 'mm')}: ${fact.meaning}` : '' }
    })

/** Whether a length is a multiple of sides, a circumference, pixels at a pitch, or a letter height at a distance. */
function isSum(mm: number, near: readonly Quantity[], pitches: readonly number[]): boolean {
  const counts = near.filter(
    ({ unit, kind }) => ['', 'cabinets', 'pixels', 'mm'].includes(unit) && kind === 'one',
  )
  const metres = near.filter(({ unit }) => unit === 'm').flatMap(({ values }) => values)
  const round = near.filter(({ unit }) => unit === 'mm').flatMap(({ values }) => values)
  return (
    counts.some(({ values: [count = 0] }) => sides.some((side) => count < 30 && count * side === mm)) ||
    near.some(
      ({ unit, values }) =>
        unit === 'pixels' && pitches.some((pitch) => values.some((count) => about(count * pitch, mm, 0.01))),
    ) ||
    metres.some((far) => about(far * Number(facts.letters.height.value), mm, 0.01)) ||
    round.some((length) => about(length / Math.PI, mm, 0.003) && length !== mm)
  )
}
