import { expect, test } from 'vitest'
import {
  contrastOf,
  gapsSeen,
  legibilityOf,
  levelsOf,
  reflectedNits,
  sharpnessOf,
} from '../../../block-library/led/distance-stage/optics.ts'
import { pixelArcMinutes } from '../../../block-library/led/parts/arc-minutes.ts'

/*
 * Minutes of arc of a pixel: 3438 × pitch / distance, from ANSI/AVIXA V202.01 (DISCAS), analytical decision making; the
 * exact value is the angle whose tangent is pitch / distance. A healthy eye (6/6, 20/20) separates one minute of arc.
 */
test.each([
  { mm: 2.5, metres: 5, arc: 1.72 },
  { mm: 4, metres: 1.2, arc: 11.46 },
  { mm: 6, metres: 20, arc: 1.03 },
  { mm: 10, metres: 100, arc: 0.34 },
])('a pixel of $mm mm at $metres m measures $arc minutes of arc', ({ mm, metres, arc }) => {
  expect(pixelArcMinutes(mm, metres)).toBeCloseTo(arc, 2)
  const exact = (Math.atan(mm / 1000 / metres) * 180 * 60) / Math.PI
  expect(pixelArcMinutes(mm, metres)).toBeCloseTo(exact, 2)
})

/*
 * Light on a face: 10,000 to 25,000 lux by day out of the sun, 32,000 to 100,000 lux in the sun, 400 lux at sunrise or
 * sunset (the table of "Illuminance" that teckxpert.com/tecknows/182 and others repeat); 5 to 30 lux in a lit street
 * (Schréder, "Illuminance"). A face that scatters evenly reflects illuminance × reflectance / π (Lambert). Black LED
 * faces reflect 3 to 5 per cent, clear glass 8.
 */
test.each([
  { place: 'wall in the sun', lux: 60_000, reflectance: 0.04, nits: 5500, reflected: 763.9, contrast: 8.2 },
  {
    place: 'indoor screen there',
    lux: 20_000,
    reflectance: 0.04,
    nits: 800,
    reflected: 254.6,
    contrast: 4.1,
  },
  { place: 'wall at night', lux: 10, reflectance: 0.04, nits: 250, reflected: 0.1, contrast: 1964.5 },
])(
  '$place: white is $contrast times as bright as black',
  ({ lux, reflectance, nits, reflected, contrast }) => {
    expect(reflectedNits(lux, reflectance)).toBeCloseTo(reflected, 1)
    expect(contrastOf(nits, reflectedNits(lux, reflectance))).toBeCloseTo(contrast, 1)
  },
)

/*
 * Contrast by daylight: about 5 is acceptable and 10 is good (elportal.pl 5460, "Wyświetlacze vs słońce"; Stealth, "What is
 * considered a true sunlight readable LCD": 5 to 1). NUREG-0700 asks for 6 to 1 and prefers 10 to 1.
 */
test.each([
  [2, 'grey'],
  [4.99, 'grey'],
  [5, 'pale'],
  [9.99, 'pale'],
  [10, 'strong'],
])('a contrast of %d is %s', (contrast, legibility) => {
  expect(legibilityOf(contrast)).toBe(legibility)
})

test('pixels disturb before the comfortable distance, and are one from a minute of arc', () => {
  expect(sharpnessOf(pixelArcMinutes(6, 5.9), 5.9, 6)).toBe('dots')
  expect(sharpnessOf(pixelArcMinutes(6, 6), 6, 6)).toBe('fine')
  expect(sharpnessOf(pixelArcMinutes(6, 20.6), 20.6, 6)).toBe('fine')
  expect(sharpnessOf(pixelArcMinutes(6, 20.7), 20.7, 6)).toBe('smooth')
  // Very fine pitches melt before the distance that config calls comfortable.
  expect(sharpnessOf(pixelArcMinutes(1, 4), 4, 5)).toBe('smooth')
})

test('the gaps between pixels appear around one minute of arc', () => {
  expect([0.5, 0.8, 1.4, 2, 20].map(gapsSeen)).toEqual([0, 0, expect.closeTo(0.5, 9), 1, 1])
})

test('the eye adapts to the brightest thing: to the wall in the light, or to the screen', () => {
  // By day a white wall of half the light is as bright as 3183 nits.
  const noon = levelsOf(5500, 20_000, 0.04)
  const weak = levelsOf(800, 20_000, 0.04)
  expect(noon.white).toBeCloseTo(1, 9)
  expect(weak.white).toBeLessThan(0.65)
  expect(weak.black).toBeGreaterThan(noon.black)
  expect(levelsOf(250, 10, 0.04)).toEqual({ white: expect.closeTo(1, 9), black: expect.closeTo(0.0066, 3) })
})
