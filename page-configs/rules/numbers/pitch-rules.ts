import { facts } from './facts.ts'
import {
  about,
  ends,
  pitchNames,
  range,
  transparentNames,
  within,
  type Finding,
  type Reading,
} from './reading.ts'

/** Checks that every pitch is sold. */
export const knownPitch = ({ sentence }: Reading): Finding[] =>
  pitchNames(sentence)
    .filter((name) => !facts.pitches.some((pitch) => pitch.name === name))
    .map((number) => {
      const nearest = facts.pitches.toSorted((a, b) => far(a.name, number) - far(b.name, number))[0]
      return { number, expected: `${nearest?.name ?? ''}, ${nearest?.mm ?? 0} mm` }
    })

const far = (one: string, other: string) => Math.abs(Number(one.slice(1)) - Number(other.slice(1)))

/** Checks that a pitch with different horizontal and vertical distances is sold. */
export const knownTransparent = ({ sentence }: Reading): Finding[] =>
  (sentence.match(/\bP\d\.\d × \d\.\d\b/g) ?? [])
    .filter((name) => !facts.transparentPitches.some((pitch) => pitch.name === name))
    .map((number) => ({ number, expected: facts.transparentPitches.map(({ name }) => name).join(', ') }))

/** Checks that fractional millimetres are a pitch's exact distance or a cabinet's size. */
export const trueMillimetres = ({ sentence }: Reading): Finding[] =>
  (sentence.match(/\d+\.\d+(?= mm\b)/g) ?? [])
    .filter((written) => !lengths.includes(Number(written)))
    .map((number) => ({
      number: `${number} mm`,
      expected: `${lengths.toSorted((a, b) => Math.abs(a - Number(number)) - Math.abs(b - Number(number)))[0] ?? 0} mm`,
    }))

const lengths = [
  ...facts.pitches.map(({ mm }) => mm),
  ...transparentNames,
  ...facts.cabinets.flatMap(({ mm }) => mm),
]

/** Checks the distance of a strip's pitch: the nearest one, and no farthest one. */
export const stripDistance = ({ sentence }: Reading): Finding[] => {
  const [written, name = '', said] = /^(?:Film )?(P[\d.]+(?: × [\d.]+)?) · (.+)$/.exec(sentence) ?? []
  if (!written) return []
  const pitch = [...facts.transparentPitches, ...facts.pitches].find((known) => known.name === name)
  const expected = `from ${pitch?.nearestM ?? '?'} m`
  return said === expected ? [] : [{ number: written, expected: `${name} · ${expected}` }]
}

const watched =
  /\b(?:view|seen|see|watch|look|read|sit|seat|stand|row|guest|visitor|people|pedestrian|driver|operator|spectator|queue|passes|pass within|served|crowd|shopper|customer)/i
const distance =
  /(?:\b(?:from|at|within|about|beyond|to|sit|sits|stand|is|above|closer than|first row at)\s)(?:about |roughly )?(\d+(?:\.\d+)?)(?: (?:to|and|or|–) (\d+(?:\.\d+)?))? ?(?:m\b|metres?\b)(?! (?:wide|high|long|deep|tall|wall|board|in diameter))/g

/** Checks that a sentence with one viewing distance and several pitches has a pitch that is comfortable there. */
export const suitsTheViewer = ({ sentence }: Reading): Finding[] => {
  if (!watched.test(sentence) || / × |“|\bwide\b|\bhigh\b/.test(sentence)) return []
  return sentence.split(/, (?:while|but|and)\b|:/).flatMap((clause) => {
    const seen = [...clause.matchAll(distance)].map(([, near]) => Number(near))
    const finest = facts.pitches.find(({ name }) => pitchNames(clause).includes(name))
    if (seen.length !== 1 || !finest || finest.nearestM <= (seen[0] ?? 0) * 1.02) return []
    return [
      { number: `${finest.name} from ${seen[0]} m`, expected: `${finest.name} from ${finest.nearestM} m` },
    ]
  })
}

/** Checks best viewing distances: two to three times the nearest distance. */
export const bestDistance = ({ sentence, here, pitches }: Reading): Finding[] => {
  if (!/\bbest\b|at home/.test(sentence)) return []
  const known = facts.pitches.filter(({ mm }) => pitches().includes(mm))
  return here
    .filter(({ unit, kind }) => unit === 'm' && kind === 'range')
    .filter(
      ({ values }) => !known.some(({ bestM }) => values.every((value, end) => about(value, bestM[end] ?? 0))),
    )
    .map(({ written }) => ({
      number: written,
      expected: known.map(({ name, bestM }) => `${name}: ${range(bestM, 'm')}`).join(', '),
    }))
}

/** Checks that sentences about more than 50 feet name P5 to P10 (document 2 §2). */
export const beyondFiftyFeet = ({ sentence }: Reading): Finding[] => {
  const [least, greatest] = ends(facts.viewing.coarse.value)
  return sentence
    .split(/, (?:while|and|but) /)
    .filter((clause) => /\b50 feet\b/.test(clause))
    .flatMap(pitchNames)
    .filter((name) => !within([Number(name.slice(1))], [least, greatest]))
    .map((number) => ({ number, expected: `P${least} to P${greatest} beyond 50 feet` }))
}
