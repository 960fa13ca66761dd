import { facts } from '../facts.ts'
import { quantitiesOf, type Quantity } from './quantities.ts'
import { sentencesOf, type SiteText } from './site-texts.ts'

/** A sentence as the rules see it. */
export interface Reading {
  sentence: string
  /** The sentence's numbers. */
  here: Quantity[]
  /** The numbers of the whole text and of what stands around it: what a sum may start from. */
  near: Quantity[]
  /** Millimetres of the pitches that the sentence names, or else the text. */
  pitches: number[]
  /** The whole text. */
  text: string
}

/** What a sentence says against the page of facts. */
export interface Finding {
  /** The number, as written. */
  number: string
  /** The nearest fact. */
  expected: string
}

export type Rule = (reading: Reading) => Finding[]

/** A text's sentences, each with what it may be read by. */
export function readingsOf({ text, around }: Pick<SiteText, 'text' | 'around'>): Reading[] {
  const near = /\d/.test(text) ? quantitiesOf(`${text} . ${around}`) : []
  return sentencesOf(text).map((sentence) => ({
    sentence,
    here: quantitiesOf(sentence),
    near,
    pitches: pitchesIn(sentence).length > 0 ? pitchesIn(sentence) : pitchesIn(`${text} ${around}`),
    text,
  }))
}

/** The names of pitches in a text, such as `P2.5`. */
export const pitchNames = (text: string): string[] => text.match(/\bP\d+(?:\.\d+)?/g) ?? []

/** Pitches of a text in true millimetres, those written in millimetres too. */
export function pitchesIn(text: string): number[] {
  const names = pitchNames(text)
  const named = facts.pitches.filter(({ name }) => names.includes(name)).map(({ mm }) => mm)
  const written = (text.match(/\d+\.\d+(?= mm\b)/g) ?? []).map(Number).filter((mm) => mm < 20)
  const down = facts.transparentPitches
    .filter(({ name }) => text.includes(name.slice(1)))
    .flatMap(({ mm }) => mm)
  return [...new Set([...named, ...written, ...down])]
}

/** What transparent pitches are called across and down, such as 3.9 and 7.8. */
export const transparentNames = facts.transparentPitches.flatMap(({ name }) =>
  name.slice(1).split(' × ').map(Number),
)

/** Widths and heights in metres that a text names. */
export const wallsIn = (near: readonly Quantity[]): [number, number][] =>
  near.flatMap(({ unit, kind, values: [width = 0, height = 0] }) => {
    if (kind !== 'size' || (unit !== 'm' && unit !== 'mm')) return []
    return [unit === 'm' ? [width, height] : [width / 1000, height / 1000]]
  })

/** Whether a number is another one, as far as texts round. */
export const about = (one: number, other: number, share = 0.03) =>
  Math.abs(one - other) <= Math.abs(other) * share

/** Whether all values lie from the least to the greatest. */
export const within = (values: readonly number[], [least, greatest]: readonly [number, number]) =>
  values.every((value) => value >= least && value <= greatest)

/** A fact's value as two ends. */
export const ends = (value: number | [number, number]): [number, number] =>
  typeof value === 'number' ? [value, value] : value

/** Facts as messages write them. */
export const range = ([least, greatest]: readonly [number, number], unit: string) =>
  least === greatest ? `${grouped(least)} ${unit}` : `${grouped(least)} to ${grouped(greatest)} ${unit}`

const grouped = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 4 })
