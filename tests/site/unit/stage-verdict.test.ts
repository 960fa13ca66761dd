import { expect, test } from 'vitest'
import { verdictOf, type Seen } from '../../../block-library/led/distance-stage/verdict.ts'

const sentences = {
  dots: 'dots {distance} {pitch} {arc} {near} {melt}',
  fine: 'fine {distance} {pitch} {arc} {near} {melt}',
  smooth: 'smooth {distance} {pitch} {arc} {near} {melt}',
  coarser: 'coarser {pitch}',
  strong: 'strong {when} {lux} {nits} {contrast}',
  pale: 'pale {when} {lux} {nits} {contrast}',
  grey: 'grey {when} {lux} {nits} {contrast}',
  rival: 'rival {nits} {contrast}',
}
const pitch = (mm: number) => ({ name: `P${mm}`, mm: [mm, mm] as const, nearM: mm })
const pitches = [pitch(4), pitch(6), pitch(10)] as const
const noon = { when: 'At noon', lux: 20_000, nits: 5500 }
const seen: Seen = {
  distanceM: 12,
  pitch: pitches[0],
  hour: noon,
  pitches,
  reflectance: 0.04,
  rivalNits: undefined,
  sizeM: [9.6, 5.76],
}
const words = (change: Partial<Seen>, locale = 'en-IN') => {
  const verdict = verdictOf({ ...seen, ...change }, sentences, locale)
  return Object.fromEntries(
    Object.entries(verdict).map(([name, text]) => [name, text.replaceAll('\u00a0', ' ')]),
  )
}

test('names distance, pitch, arc and where pixels vanish', () => {
  expect(words({ distanceM: 3 })).toMatchObject({ distance: '3 m', eye: 'dots 3 m P4 4.6 4 m 13.8 m' })
  expect(words({})).toMatchObject({ eye: 'fine 12 m P4 1.1 4 m 13.8 m', arc: '1.1′' })
  expect(words({ distanceM: 13.8 })).toMatchObject({ eye: 'smooth 13.8 m P4 1.0 4 m 13.8 m' })
})

test('names the coarsest pitch that looks alike, and no finer one', () => {
  expect(words({ distanceM: 30 }).eye).toMatch(/ coarser P6$/)
  expect(words({ distanceM: 40 }).eye).toMatch(/ coarser P10$/)
  expect(words({ distanceM: 40, pitch: pitches[2] }).eye).toBe('smooth 40 m P10 0.9 10 m 34.4 m')
})

test('the coarser direction of a pitch decides, and each direction has its pixels', () => {
  const wide = { name: 'P3.9 × 7.8', mm: [3.9063, 7.8125] as const, nearM: 8 }
  expect(words({ pitch: wide, distanceM: 18, sizeM: [6, 3] })).toMatchObject({
    eye: 'fine 18 m P3.9 × 7.8 1.5 8 m 26.9 m',
    pixels: '1,536 × 384',
  })
})

test('says whether white stands out from the light on the face, and what a weaker screen would do', () => {
  expect(words({})).toMatchObject({ light: 'strong At noon 20,000 5,500 23', contrast: '23 : 1' })
  expect(words({ rivalNits: 800 }).light).toBe('strong At noon 20,000 5,500 23 rival 800 4.1')
  // The other screen is named only where it would fail.
  expect(words({ rivalNits: 800, hour: { ...noon, lux: 400 } }).light).not.toContain('rival')
  expect(words({ hour: { ...noon, lux: 60_000 } }).light).toBe('pale At noon 60,000 5,500 8.2')
  expect(words({ hour: { ...noon, nits: 800 } }).light).toBe('grey At noon 20,000 800 4.1')
})

test('writes figures as the language of the site does', () => {
  expect(words({ distanceM: 2.5 }, 'de')).toMatchObject({ distance: '2,5 m', pixels: '2.400 × 1.440' })
})
