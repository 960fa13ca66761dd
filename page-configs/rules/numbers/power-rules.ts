import { facts } from './facts.ts'
import type { Quantity } from './quantities.ts'
import { about, ends, range, wallsIn, within, type Finding, type Reading } from './reading.ts'

const { indoor, outdoor, transparent, standee, average, powerFactor, singlePhase, threePhase } = facts.power
const peaks = {
  indoor: ends(indoor.value),
  outdoor: ends(outdoor.value),
  transparent: ends(transparent.value),
}
const written = Object.entries(peaks).map(([kind, peak]) => `${kind}: ${range(peak, 'W/m²')}`)

/** Checks watts per square metre against the kinds of screen that the sentence names, or against all kinds. */
export const perArea = ({ sentence, here }: Reading): Finding[] => {
  const loads = here.filter(({ unit }) => unit === 'W/m²')
  if (loads.length === 0) return []
  const named = Object.entries(peaks).filter(([kind]) =>
    new RegExp(String.raw`\b${kind}`, 'i').test(sentence),
  )
  const known = named.length > 0 ? named : Object.entries(peaks)
  return loads
    .filter(({ values }) => !known.some(([, peak]) => within(values, peak)))
    .map((wrong) => ({ number: wrong.written, expected: written.join(', ') }))
}

/** Checks that kilowatts follow from an area, at peak or on average, or from other figures of the text. */
export const kilowatts = ({ here, near }: Reading): Finding[] => {
  const named = here.filter(({ unit }) => unit === 'kW')
  if (named.length === 0) return []
  const loads = loadsOf(near())
  const averages = loads.flatMap(([least, greatest]): Range[] => [
    [least / 3, greatest / 3],
    [least / 3, (greatest * ends(average.value)[1]) / 100],
  ])
  return named
    .filter(
      ({ values }) =>
        !isRange(values, loads, 0.04) && !isRange(values, averages, 0.06) && !isSum(values, near()),
    )
    .map((wrong) => ({
      number: wrong.written,
      expected:
        loads
          .slice(0, 3)
          .map((load) => range(load, 'kW at peak'))
          .join(', ') || `an area; ${written.join(', ')}`,
    }))
}

type Range = [number, number]

/** Returns the peak kilowatts of every area in the text, and of two such areas. */
function loadsOf(near: readonly Quantity[]): Range[] {
  const areas = [
    ...wallsIn(near).map(([width, height]) => width * height),
    ...near.filter(({ unit }) => unit === 'm²').flatMap(({ values }) => values),
  ]
  const stated = near
    .filter(({ unit }) => unit === 'W/m²')
    .map(({ values }): Range => [values[0] ?? 0, values.at(-1) ?? 0])
  return [...areas, ...areas.map((area) => area * 2)].flatMap((area) =>
    (stated.length > 0 ? stated : Object.values(peaks)).map(([least, greatest]): Range => [
      (least * area) / 1000,
      (greatest * area) / 1000,
    ]),
  )
}

/** Whether two values are the ends of a range, or one value is either end. */
const isRange = (values: readonly number[], ranges: readonly Range[], share: number) =>
  ranges.some((known) =>
    values.length > 1
      ? values.every((value, end) => about(value, known[end] ?? 0, share))
      : known.some((end) => about(values[0] ?? 0, end, share)),
  )

/** Whether a value is a sum, a share or a third of other values, or the power of a generator. */
function isSum([value = 0, ...more]: readonly number[], near: readonly Quantity[]): boolean {
  const others = (unit: string) => near.filter((one) => one.unit === unit).flatMap(({ values }) => values)
  const kilowatt = others('kW').filter((one) => one !== value)
  return (
    more.length === 0 &&
    (others('kVA').some((set) => about(value, set * Number(powerFactor.value), 0.01)) ||
      kilowatt.some(
        (one) =>
          about(value, one / 3) ||
          kilowatt.some((other) => about(value, one + other, 0.01)) ||
          others('%').some((share) => about(value, (one * share) / 100, 0.02)),
      ))
  )
}

/** Checks that a generator covers the peak of the screen in its text. Without such a peak it is a truck's. */
export const generator = ({ sentence, near, here }: Reading): Finding[] => {
  const sets = here.filter(({ unit }) => unit === 'kVA').flatMap(({ values }) => values)
  if (sets.length === 0 || /\bUPS\b/.test(sentence)) return []
  const peak = Math.max(
    0,
    ...near()
      .filter(({ unit }) => unit === 'kW')
      .flatMap(({ values }) => values),
  )
  const truck = facts.power.truckGenerator
  const [number, needed] = [`${Math.max(...sets)} kVA`, peak / Number(powerFactor.value)]
  if (peak === 0)
    return Math.max(...sets) === ends(truck.value)[1] && within(sets, ends(truck.value))
      ? []
      : [{ number, expected: `${range(ends(truck.value), truck.unit)}: ${truck.meaning}` }]
  return Math.max(...sets) >= needed * 0.99
    ? []
    : [{ number, expected: `${needed.toFixed(1)} kVA or more for ${peak} kW` }]
}

/** Checks that a standee's watts are listed. */
export const watts = ({ here }: Reading): Finding[] =>
  here
    .filter(({ unit, values }) => unit === 'W' && !within(values, ends(standee.value)))
    .map((wrong) => ({
      number: wrong.written,
      expected: `${range(ends(standee.value), standee.unit)}: ${standee.meaning}`,
    }))

/** Checks that the supply is 230 V, or 415 V on three phases. */
export const supply = ({ here }: Reading): Finding[] =>
  here
    .filter(({ unit }) => unit === 'V')
    .filter(
      ({ values }) => !values.every((value) => value === singlePhase.value || value === threePhase.value),
    )
    .map((wrong) => ({
      number: wrong.written,
      expected: `${String(singlePhase.value)} V or ${String(threePhase.value)} V`,
    }))

/** Checks the share of the peak that ordinary video needs. */
export const averageShare = ({ sentence, here }: Reading): Finding[] =>
  here
    .filter(
      ({ unit, values }) =>
        unit === '%' && /\ba third to\b/.test(sentence) && !within(values, ends(average.value)),
    )
    .map((wrong) => ({ number: wrong.written, expected: `a third to ${ends(average.value)[1]} per cent` }))
