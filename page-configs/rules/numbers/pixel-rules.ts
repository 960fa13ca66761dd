import { facts } from './facts.ts'
import type { Quantity } from './quantities.ts'
import { about, pitchesIn, pitchNames, wallsIn, type Finding, type Reading } from './reading.ts'

type Size = [number, number]

const formats: Size[] = [
  [1920, 1080],
  [3840, 2160],
]

/** Checks that width × height in pixels follows from a size and a pitch of the text, or is a video format. */
export const pixelSizes = ({ sentence, here, near, text }: Reading): Finding[] => {
  const named = here.filter(
    ({ unit, kind, values }) =>
      kind === 'size' && (unit === 'pixels' || (unit === '' && values.every((value) => value >= 100))),
  )
  if (named.length === 0) return []
  const format = wallsIn(here).length === 0 || pitchesIn(sentence).length === 0 ? formats : []
  const walls = [...wallsIn(near()), ...gridsIn(near()), ...spansIn(near()), ...panels]
  const pitches = pitchesIn(`${sentence} ${text}`)
  const isFormat = (values: readonly number[]) =>
    format.some((size) => size.every((side, at) => isNear(side, values[at])))
  // Transparent pitches differ vertically.
  const isWall = (values: readonly number[]) =>
    walls.some((wall) =>
      wall.every((side, at) => pitches.some((pitch) => isNear(pixelsOf(side, pitch), values[at]))),
    )
  return named
    .filter(({ values }) => !isFormat(values) && !isWall(values))
    .map(({ written }) => ({
      number: written,
      expected:
        sizesOf(walls, pitches)
          .slice(0, 4)
          .map((size) => size.join(' × '))
          .join(', ') || 'a size and a pitch from which to compute it',
    }))
}

const isNear = (pixels: number, value = 0) => Math.abs(pixels - value) <= 1

const pixelsOf = (metres: number, pitch: number) => Math.round((metres * 1000) / pitch)

/** Returns the pixels of walls at every pitch, for messages. */
const sizesOf = (walls: readonly Size[], pitches: readonly number[]): Size[] =>
  walls.flatMap(([width, height]) =>
    pitches.flatMap((across) =>
      pitches.map((down): Size => [pixelsOf(width, across), pixelsOf(height, down)]),
    ),
  )

/** Panels of standees: the standees' texts do not repeat these sizes. */
const panels = facts.panels.map(({ mm: [width, height] }): Size => [width / 1000, height / 1000])

/** Returns pairs of any two lengths of the text, such as '5 m wide and 3 m high'. */
const spansIn = (near: readonly Quantity[]): Size[] => {
  const lengths = near
    .filter(({ unit, kind }) => unit === 'm' && kind === 'one')
    .flatMap(({ values }) => values)
  return lengths.flatMap((width) => lengths.map((height): Size => [width, height]))
}

/** Returns sizes of several cabinets, such as 'eight by eight cabinets of 600 × 337.5 mm'. */
const gridsIn = (near: readonly Quantity[]): Size[] =>
  near
    .filter(
      ({ unit, kind, values }) =>
        kind === 'size' && (unit === 'cabinets' || unit === '') && values.every((value) => value < 100),
    )
    .flatMap(({ values: [across = 0, down = 0] }) =>
      facts.cabinets.map(({ mm }): Size => [(across * mm[0]) / 1000, (down * mm[1]) / 1000]),
    )

/**
 * Checks that a full HD wall measures 1,920 × 1,080 times its pitch. Several walls match the sentence's pitches in
 * order.
 */
export const fullHd = ({ sentence, here }: Reading): Finding[] => {
  if (!/full HD|1,920 × 1,080|\bmeasures\b/i.test(sentence)) return []
  const names = pitchNames(sentence)
  const named = names.flatMap((name) => facts.pitches.filter((pitch) => pitch.name === name))
  const walls = wallsIn(here.filter(({ unit }) => unit === 'm'))
  const larger = /2,160|4K/.test(sentence) ? 2 : 1
  return walls.flatMap((wall, at) => {
    const pitches = named.length === walls.length ? named.slice(at, at + 1) : named
    const fits = pitches.some(({ fullHdM }) =>
      fullHdM.every((side, end) => about(wall[end] ?? 0, side * larger, 0.012)),
    )
    return fits || pitches.length === 0
      ? []
      : [
          {
            number: `${wall.join(' × ')} m`,
            expected: pitches
              .map(({ name, fullHdM }) => `${name} full HD: ${fullHdM.join(' × ')} m`)
              .join(', '),
          },
        ]
  })
}

/** Checks that a number of pixels is a length divided by a pitch, a total, or a letter's minimum. */
export const pixelCounts = ({ sentence, here, near, text }: Reading): Finding[] => {
  const named = here.filter(({ unit, kind }) => unit === 'pixels' && kind !== 'size')
  if (named.length === 0) return []
  const pitches = pitchesIn(`${sentence} ${text}`)
  const lengths = lengthsIn(near())
  const totals = [
    ...near()
      .filter(({ kind }) => kind === 'size')
      .map(({ values: [width = 0, height = 0] }) => width * height),
    ...pitches.map((mm) => (1000 / mm) ** 2),
  ]
  const isKnown = (count: number) =>
    count === facts.letters.latin.value ||
    count === facts.letters.indian.value ||
    totals.some((total) => about(count, total, 0.005)) ||
    lengths.some((length) => pitches.some((mm) => Math.abs(length / mm - count) <= 0.6))
  return named
    .filter(({ values }) => !values.every(isKnown))
    .map(({ written }) => ({
      number: written,
      expected:
        pitches.map((mm) => `${Math.round(1000 / mm)} pixels per metre at ${mm} mm`).join(', ') ||
        'a pitch from which to compute it',
    }))
}

/** Returns the lengths of a text in millimetres and their multiples, such as 'eight 320 mm modules'. */
function lengthsIn(near: readonly Quantity[]): number[] {
  const named = near.flatMap(({ unit, values }) =>
    unit === 'm' ? values.map((value) => value * 1000) : unit === 'mm' ? values : [],
  )
  const lengths = [...named, ...facts.cabinets.flatMap(({ mm }) => mm)]
  const counts = near
    .filter(({ unit, kind }) => unit === '' && kind === 'one')
    .flatMap(({ values }) => values)
  return [...lengths, ...lengths.flatMap((length) => counts.map((count) => count * length))]
}
