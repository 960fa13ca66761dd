import { facts } from './facts.ts'
import { numberWords, quantitiesOf, type Quantity } from './quantities.ts'
import { sentencesOf } from '../shared/texts.ts'

/** Input of the rules: a sentence and its context. */
export interface Reading {
  sentence: string
  /** Numbers of the sentence. */
  here: Quantity[]
  /** Numbers of the complete text and its surroundings, from which the sentence's numbers may follow. */
  near: () => Quantity[]
  /** Pitches of the sentence in millimetres, or else those of the text. */
  pitches: () => number[]
  /** The complete text. */
  text: string
}

/** A contradiction between a sentence and the facts. */
export interface Finding {
  /** The number in the text's spelling. */
  number: string
  /** The nearest fact. */
  expected: string
}

export type Rule = (reading: Reading) => Finding[]

/** Returns the sentences of a text that match `about` and that some rule applies to, each with its context. */
export function readingsOf(text: string, around: () => string, about: RegExp): Reading[] {
  const isChecked = (one: string) => checkable.test(one) && about.test(one)
  if (!isChecked(text)) return []
  const near = once(() => (/\d/.test(text) ? [...quantitiesOf(text), ...quantitiesAround(around())] : []))
  const pitches = once(() => pitchesIn(`${text} ${around()}`))
  return sentencesOf(text)
    .filter(isChecked)
    .map((sentence) => ({
      sentence,
      here: quantitiesOf(sentence),
      near,
      pitches: () => {
        const own = pitchesIn(sentence)
        return own.length > 0 ? own : pitches()
      },
      text,
    }))
}

/** Computes a value only when a rule reads it, since most sentences have no such number. */
function once<T extends object>(compute: () => T): () => T {
  let value: T | undefined
  return () => (value ??= compute())
}

/** Matches sentences that some rule applies to: with a number, or with a promise that the facts limit. */
const checkable = new RegExp(
  String.raw`\d|hundredth|bands|lines|flicker|\b(?:${[...numberWords.keys()].join('|')})\b`,
  'i',
)

const known = new Map<string, Quantity[]>()
/** Maximum number of remembered surroundings. A site of 10,000 pages has 200,000. */
const MAX_KNOWN = 1_000

/** Texts of one item have the same surroundings. */
function quantitiesAround(around: string): Quantity[] {
  // Texts of one item follow each other.
  if (known.size >= MAX_KNOWN) known.clear()
  const quantities = known.get(around) ?? quantitiesOf(around)
  known.set(around, quantities)
  return quantities
}

/** Returns the names of pitches in a text, such as `P2.5`. */
export const pitchNames = (text: string): string[] => text.match(/\bP\d+(?:\.\d+)?/g) ?? []

/** Returns the pitches of a text in exact millimetres, also those written in millimetres. */
export function pitchesIn(text: string): number[] {
  const names = pitchNames(text)
  const named = facts.pitches.filter(({ name }) => names.includes(name)).map(({ mm }) => mm)
  const written = (text.match(/\d+\.\d+(?= mm\b)/g) ?? []).map(Number).filter((mm) => mm < 20)
  const down = facts.transparentPitches
    .filter(({ name }) => text.includes(name.slice(1)))
    .flatMap(({ mm }) => mm)
  return [...new Set([...named, ...written, ...down])]
}

/** Horizontal and vertical distances in the names of transparent pitches, such as 3.9 and 7.8. */
export const transparentNames = facts.transparentPitches.flatMap(({ name }) =>
  name.slice(1).split(' × ').map(Number),
)

/** Returns the widths and heights of a text in metres. */
export const wallsIn = (near: readonly Quantity[]): [number, number][] =>
  near.flatMap(({ unit, kind, values: [width = 0, height = 0] }) => {
    if (kind !== 'size' || (unit !== 'm' && unit !== 'mm')) return []
    return [unit === 'm' ? [width, height] : [width / 1000, height / 1000]]
  })

/** Whether two numbers are equal within a tolerance for rounding in texts. */
export const about = (one: number, other: number, share = 0.03) =>
  Math.abs(one - other) <= Math.abs(other) * share

/** Whether all values are between the minimum and the maximum. */
export const within = (values: readonly number[], [least, greatest]: readonly [number, number]) =>
  values.every((value) => value >= least && value <= greatest)

/** Returns a fact's value as minimum and maximum. */
export const ends = (value: number | [number, number]): [number, number] =>
  typeof value === 'number' ? [value, value] : value

/** Formats a fact for messages. */
export const range = ([least, greatest]: readonly [number, number], unit: string) =>
  least === greatest ? `${grouped(least)} ${unit}` : `${grouped(least)} to ${grouped(greatest)} ${unit}`

const grouped = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 4 })
