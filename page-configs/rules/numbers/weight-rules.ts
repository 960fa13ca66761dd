import { facts } from './facts.ts'
import type { Quantity } from './quantities.ts'
import { about, ends, range, wallsIn, within, type Finding, type Reading } from './reading.ts'

/** Weights of each cabinet, of both rental cabinets as one range, and of a standee. */
const rental = facts.cabinets.filter(({ name }) => name.startsWith('500')).flatMap(({ kg }) => kg)
const listed: [number, number][] = [
  ...facts.cabinets.map(({ kg }) => kg),
  [Math.min(...rental), Math.max(...rental)],
  ends(facts.weight.standee.value),
]

const perArea = [
  facts.weight.indoor,
  facts.weight.outdoor,
  facts.weight.transparent,
  facts.weight.ceiling,
].map(({ value }) => ends(value))

/** Whether two values are a listed range, or one value is within it. */
const isListed = (values: readonly number[], known: readonly [number, number]) =>
  values.length > 1 ? values.every((value, end) => value === known[end]) : within(values, known)

/** Checks that a weight is a fact or a multiple of one. */
export const weights = ({ here, near }: Reading): Finding[] =>
  here
    .filter(({ unit }) => unit === 'kg' || unit === 't')
    .filter(({ unit, values }) => {
      const kg = unit === 't' ? values.map((value) => value * 1000) : values
      return !listed.some((known) => isListed(kg, known)) && !isProduct(kg, near())
    })
    .map(({ written, values }) => {
      const nearest = listed.toSorted(
        (a, b) => Math.abs(a[0] - (values[0] ?? 0)) - Math.abs(b[0] - (values[0] ?? 0)),
      )[0]
      return { number: written, expected: `${range(nearest ?? [0, 0], 'kg')} each, or a number of them` }
    })

/** Whether a weight is a multiple of a weight in the text, or else of a listed weight. */
function isProduct(kg: readonly number[], near: readonly Quantity[]): boolean {
  const own = (values: readonly number[]) => values.every((value, end) => value === kg[end])
  const stated = (name: string) =>
    near
      .filter(
        ({ unit, values }) => unit === name && !own(values) && values.every((value) => value <= heaviest),
      )
      .map(({ values }) => values)
  const [each, load] = [stated('kg'), stated('kg/m²')]
  const walls = wallsIn(near.filter(({ unit }) => unit === 'm'))
  const areas = [
    ...walls.map(([width, height]) => width * height),
    ...near.filter(({ unit }) => unit === 'm²').flatMap(({ values }) => values),
  ]
  const sums = [
    ...[...countsIn(near), ...walls.flatMap(cabinetsOf)].flatMap((count) =>
      times(count, each.length > 0 ? each : piecesIn(near)),
    ),
    ...areas.flatMap((area) => times(area, load.length > 0 ? load : perArea)),
  ]
  return sums.some((sum) =>
    kg.length > 1
      ? kg.every((value, end) => about(value, sum[end] ?? 0))
      : within(kg, [(sum[0] ?? 0) * 0.99, (sum.at(-1) ?? 0) * 1.01]),
  )
}

/** Returns the weights of the cabinets whose size is in the text, or all listed weights. */
function piecesIn(near: readonly Quantity[]): readonly [number, number][] {
  const named = facts.cabinets.filter(({ mm }) =>
    near.some(
      ({ unit, kind, values }) =>
        unit === 'mm' && kind === 'size' && values.every((side, end) => side === mm[end]),
    ),
  )
  return named.length > 0 ? named.map(({ kg }) => kg) : listed
}

/** Maximum weight of one piece in kilograms. */
const heaviest = Math.max(...listed.flat())

const times = (count: number, pieces: readonly (readonly number[])[]) =>
  pieces.map((weight) => weight.map((one) => one * count))

/** Returns counts such as 'thirty-five cabinets' and 'twelve by twelve cabinets'. */
const countsIn = (near: readonly Quantity[]) =>
  near
    .filter(({ unit }) => unit === '' || unit === 'cabinets')
    .flatMap(({ kind, values: [one = 0, other = 1] }) => (kind === 'size' ? [one * other] : [one]))
    .filter((count) => count > 1 && Number.isInteger(count))

/** Returns the number of cabinets of each kind in a wall. */
const cabinetsOf = ([width, height]: [number, number]) =>
  facts.cabinets.map(({ mm }) => Math.round((width * height * 1e6) / (mm[0] * mm[1])))

/** Checks that weight, load and area per square metre are listed. */
export const perSquareMetre = ({ here }: Reading): Finding[] => {
  const floor = ends(facts.weight.floorLoad.value)
  return here.flatMap(({ unit, values, written }) => {
    if (unit === 'kg/m²' && !perArea.some((known) => isListed(values, known)))
      return [{ number: written, expected: perArea.map((known) => range(known, 'kg/m²')).join(', ') }]
    if (unit === 't/m²' && !within(values, floor))
      return [{ number: written, expected: range(floor, 't/m²') }]
    return []
  })
}
