import { facts } from './facts.ts'
import type { Figure } from './figures.ts'

/** Figures that a clause may state about a subject. */
export interface Claim {
  /** The place in `content/facts.json`. */
  name: string
  unit: string
  /** Matches the clauses about the subject. Default: every clause. */
  words?: RegExp
  /** Both ends of a range, or the sides of a size. Of other numbers: a list of one each. */
  allowed: [number, number][]
}

/** Groups of facts that texts state. Facts without `words` are not compared with texts. */
const groups = Object.entries({
  letters: facts.letters,
  power: facts.power,
  weight: facts.weight,
  depth: facts.depth,
  angles: facts.angles,
  curves: facts.curves,
  touch: facts.touch,
  life: facts.life,
  spares: facts.spares,
  transparency: facts.transparency,
  greyScale: facts.greyScale,
  temperature: facts.temperature,
  crew: facts.crew,
})

const single = (value: number): [number, number] => [value, value]
const anyOf = (words: readonly string[]) => new RegExp(String.raw`\b(?:${words.join('|')})`, 'i')
const both = (a: string, b: string) => new RegExp(`(?=.*${a})(?=.*${b})`, 'i')

const claims: Claim[] = [
  ...groups.flatMap(([group, entries]) =>
    Object.entries(entries).flatMap(([key, { words, unit, value }]) =>
      words
        ? [
            {
              name: `${group}.${key}`,
              unit: unit.replace(/ (?:at|of) .*/, ''),
              words: anyOf(words),
              allowed: [typeof value === 'number' ? single(value) : value],
            },
          ]
        : [],
    ),
  ),
  ...facts.nits.flatMap(({ place, words, range }) =>
    words ? [{ name: `nits "${place}"`, unit: 'nits', words: anyOf(words), allowed: [range] }] : [],
  ),
  { name: 'refresh', unit: 'Hz', allowed: facts.refresh.map(({ hz }) => single(hz)) },
  {
    name: 'ingress',
    unit: 'IP',
    allowed: Object.values(facts.ingress).flatMap(({ value }) =>
      value.map((rating) => single(Number(rating.slice(2)))),
    ),
  },
  { name: 'pitches', unit: 'P', allowed: facts.pitches.map(({ name }) => single(Number(name.slice(1)))) },
  {
    name: 'pitches',
    unit: 'mm',
    words: /\bpitch of\b|\bpixel to pixel\b|\bin truth\b/,
    allowed: [...facts.pitches, ...facts.transparentPitches].flatMap(({ mm }) => [mm].flat().map(single)),
  },
  {
    name: 'transparentPitches',
    unit: '× P',
    allowed: facts.transparentPitches.map(({ name }) => sidesOf(name)),
  },
  {
    name: 'cabinets, modules, panels',
    unit: '× mm',
    words: /\b(?:cabinet|module|panel|standee)/i,
    allowed: [...facts.cabinets, ...facts.modules, ...facts.panels].map(({ mm }) => mm),
  },
  ...facts.cabinets.map(({ name, kg }) => ({
    name: `cabinets "${name}"`,
    unit: 'kg',
    words: both(name, String.raw`\beach\b`),
    allowed: [kg],
  })),
  ...facts.pitches.map(({ name, fullHdM }) => ({
    name: `pitches "${name}"`,
    unit: '× m',
    words: both('full HD', String.raw`\b${name.replace('.', String.raw`\.`)}(?![\d.])`),
    allowed: [fullHdM],
  })),
  ...[...facts.transparentPitches, ...facts.pitches].map(({ name, nearestM }) => ({
    name: `pitches "${name}"`,
    unit: 'm',
    words: new RegExp(`^(?:Film )?${name} · `),
    allowed: [single(nearestM)],
  })),
]

function sidesOf(pitch: string): [number, number] {
  const [across = 0, down = 0] = pitch.slice(1).split(' × ').map(Number)
  return [across, down]
}

/** Returns what a clause may state instead of a figure; undefined if the figure agrees, or if no fact is about it. */
export function contradicted({ unit, values }: Figure, clause: string): Claim[] | undefined {
  const about = claims.filter(
    (claim) =>
      claim.unit === unit && (claim.words?.test(clause) ?? true) && isComparable(values, claim.allowed),
  )
  if (about.length === 0 || about.some((claim) => agrees(claim, values))) return undefined
  return about
}

/** Another order of magnitude has another subject: 60 Hz are frames, 12 hours are a day's use. */
function isComparable(values: readonly number[], allowed: readonly [number, number][]): boolean {
  const sizes = allowed.flat().map(Math.abs)
  return values
    .map(Math.abs)
    .every((value) => value >= Math.min(...sizes) / 10 && value <= Math.max(...sizes) * 10)
}

/**
 * Sides must be equal. Numbers and ranges must be within a range. A range of listed numbers, such as P1.2 to P1.9, may
 * end between two of them.
 */
function agrees({ unit, allowed }: Claim, values: readonly number[]): boolean {
  if (unit.startsWith('× '))
    return allowed.some((sides) =>
      sides.every((side, at) => Math.abs(side - (values[at] ?? 0)) <= roundingOf(unit)),
    )
  const whole: [number, number][] = [[Math.min(...allowed.flat()), Math.max(...allowed.flat())]]
  return (values.length > 1 ? whole : allowed).some(([least, greatest]) =>
    values.every((value) => value >= least && value <= greatest),
  )
}

/** Texts round metres to centimetres or to one decimal. */
const roundingOf = (unit: string) => (unit === '× m' ? 0.05 : 0)

/** Formats the figures that claims allow, each with the place of its fact. */
export const shownClaims = (stated: readonly Claim[]): string =>
  stated
    .map(({ name, unit, allowed }) => `${allowed.map((range) => shown(range, unit)).join(', ')} (${name})`)
    .join('; ')

function shown([least, greatest]: readonly [number, number], unit: string): string {
  const [first, second] = [least, greatest].map((value) =>
    value.toLocaleString('en-GB', { maximumFractionDigits: 4 }),
  )
  const [, isSize, name = ''] = /^(× )?(.*)$/.exec(unit) ?? []
  const values = isSize ? `${first} × ${second}` : least === greatest ? first : `${first} to ${second}`
  return /^I?P$/.test(name) ? `${name}${values}` : `${values} ${name}`
}
