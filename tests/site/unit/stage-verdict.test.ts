import { expect, test } from 'vitest'
import { verdictOf, type Seen } from '../../../block-library/led/distance-stage/verdict.ts'

const sentences = {
  verdict: '{distance} {eye} {when} {light}',
  dots: 'dots {pitch} {near}',
  fine: 'fine {pitch} {melt}',
  smooth: 'smooth {pitch}',
  coarser: 'smooth {pitch} coarser {coarser}',
  strong: 'strong {nits}',
  pale: 'pale {nits}',
  grey: 'grey {nits}',
  units: { m: 'm' },
}
const pitch = (mm: number) => ({ name: `P${mm}`, mm: [mm, mm] as const, nearM: mm })
const pitches = [pitch(4), pitch(6), pitch(10)] as const
const noon = { when: 'at noon', lux: 20_000, nits: 5500 }
const seen: Seen = {
  distanceM: 12,
  pitch: pitches[0],
  hour: noon,
  pitches,
  reflectance: 0.04,
  sizeM: [9.6, 5.76],
}
const words = (change: Partial<Seen>, locale = 'en-IN') => {
  const verdict = verdictOf({ ...seen, ...change }, sentences, locale)
  return Object.fromEntries(
    Object.entries(verdict).map(([name, text]) => [name, text.replaceAll('\u00a0', ' ')]),
  )
}

test.each<[string, Partial<Seen>, string]>([
  ['dots from nearby', { distanceM: 3 }, '3 m dots P4 4 m at noon strong 5,500'],
  ['a whole picture', {}, '12 m fine P4 13.8 m at noon strong 5,500'],
  [
    'no dots, and the coarsest pitch that looks the same',
    { distanceM: 13.8 },
    '13.8 m smooth P4 at noon strong 5,500',
  ],
  ['the coarsest of several', { distanceM: 40 }, '40 m smooth P4 coarser P10 at noon strong 5,500'],
  ['no finer pitch', { distanceM: 40, pitch: pitches[2] }, '40 m smooth P10 at noon strong 5,500'],
  ['a pale picture', { hour: { ...noon, lux: 60_000 } }, '12 m fine P4 13.8 m at noon pale 5,500'],
  ['a grey picture', { hour: { ...noon, nits: 800 } }, '12 m fine P4 13.8 m at noon grey 800'],
])('the sentence names %s', (_, change, sentence) => {
  expect(words(change).sentence).toBe(sentence)
})

test('the coarser direction of a pitch decides, and each direction has its pixels', () => {
  const wide = { name: 'P3.9 × 7.8', mm: [3.9063, 7.8125] as const, nearM: 8 }
  expect(words({ pitch: wide, distanceM: 18, sizeM: [6, 3] })).toMatchObject({
    sentence: '18 m fine P3.9 × 7.8 26.9 m at noon strong 5,500',
    pixels: '1,536 × 384',
  })
})

test('writes figures as the language of the site does', () => {
  expect(words({})).toMatchObject({ distance: '12 m', contrast: '23 : 1' })
  expect(words({ distanceM: 2.5 }, 'de')).toMatchObject({ distance: '2,5 m', pixels: '2.400 × 1.440' })
})
