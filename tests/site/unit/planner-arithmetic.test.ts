import { describe, expect, test } from 'vitest'
import {
  btuPerHour,
  cabinetsPerCircuit,
  cabinetsWithin,
  circuitsFor,
  farthestM,
  leastHeightM,
  leastLetterMm,
  meltingM,
  nearestM,
  pixelArcMinutes,
  rupees,
  share,
  spareModules,
  times,
  widescreenWithin,
} from '../../../block-library/led/screen-planner/arithmetic.ts'
import { feetFromMetres, metresFromFeet } from '../../../block-library/led/screen-planner/units.ts'
import { makePlan } from '../../../block-library/led/screen-planner/make-plan.ts'
import { planningWith, sheetCabinet } from '../../support/planning.ts'

const wish = { place: 'indoor', use: 'film', nearM: 3, farM: 12, widthM: 5.7, heightM: 2.75 }

describe('a wall of 7 × 6 cabinets, as a maker prints it', () => {
  const { chosen, figures } = makePlan(wish, planningWith())

  test('42 cabinets, 5,644.8 × 2,721.6 mm, 4,480 × 2,160 pixels', () => {
    expect(chosen?.grid).toEqual([7, 6])
    expect(figures?.cabinets).toBe(42)
    expect(chosen?.pixels).toEqual([4480, 2160])
    expect(figures?.sizeMm?.[0]).toBeCloseTo(5644.8, 6)
    expect(figures?.sizeMm?.[1]).toBeCloseTo(2721.6, 6)
    expect(figures?.widescreen).toEqual([3840, 2160])
  })

  test('386.4 kg, 6,132 W and 20,916 BTU/h at most', () => {
    expect(figures?.kg?.[1]).toBeCloseTo(386.4, 6)
    expect(figures?.watts.greatest).toEqual([6132, 6132])
    expect(figures?.btuPerHour).toEqual([20916, 20916])
  })

  test('3,234 W usually, where one cabinet takes 77 of its 146 W', () => {
    const percent = (77 / 146) * 100
    const planning = planningWith({ cabinets: [{ ...sheetCabinet, usualPercent: percent }] })
    const mean = makePlan(wish, planning).figures?.watts.mean
    expect(mean?.[0]).toBeCloseTo(3234, 6)
    expect(mean?.[1]).toBeCloseTo(3234, 6)
  })
})

test.each([
  [110, 20, 9],
  [208, 20, 17],
  [230, 13, 12],
  [230, 16, 15],
])('at %d V and %d A a circuit carries %d cabinets of 190 W', (volts, amps, cabinets) => {
  expect(cabinetsPerCircuit({ volts, amps }, 190)).toBe(cabinets)
})

test('a circuit that is filled to the last watt is full; without capacity for a cabinet there is no number of circuits', () => {
  expect(cabinetsPerCircuit({ volts: 230, amps: 16 }, 184)).toBe(16)
  expect(cabinetsPerCircuit({ volts: 230, amps: 16 }, 3000)).toBe(0)
  expect(circuitsFor(42, 16)).toBe(3)
  expect(circuitsFor(42, 0)).toBeUndefined()
})

test('distances', () => {
  expect(nearestM(2.5, 1)).toBe(2.5)
  expect(nearestM(2, metresFromFeet(8))).toBeCloseTo(4.8768, 6)
  // Commercial Integrator, June 2022: 10 mm is 112 feet 10 inches, 2 mm is 22 feet 7 inches.
  expect(feetFromMetres(meltingM(10))).toBeCloseTo(112.8, 1)
  expect(feetFromMetres(meltingM(2))).toBeCloseTo(22.56, 1)
  expect(pixelArcMinutes(2.5, meltingM(2.5))).toBeCloseTo(1, 9)
  expect(farthestM(2, 3)).toBe(12)
  expect(leastHeightM(12, 3)).toBe(2)
})

test('letters by distance, and never less than the pixels of their script', () => {
  const latin = { mmPerMetre: 4, pixels: 16 }
  expect(leastLetterMm(30, latin, 2.5)).toBe(120)
  expect(leastLetterMm(5, latin, 2.5)).toBe(40)
  expect(leastLetterMm(5, { ...latin, pixels: 24 }, 2.5)).toBe(60)
})

test('widescreen within', () => {
  expect(widescreenWithin(1920, 1080)).toEqual([1920, 1080])
  expect(widescreenWithin(1600, 960)).toEqual([1600, 900])
  expect(widescreenWithin(960, 3840)).toEqual([960, 540])
})

test('cabinets within a span that came from feet', () => {
  expect(cabinetsWithin(metresFromFeet(12) * 1000, 609.6)).toBe(6)
  expect(cabinetsWithin(4479.9, 640)).toBe(6)
})

test('money, heat, spares', () => {
  expect(rupees([1000, 2000], 10, 9)).toEqual([90, 180])
  expect(btuPerHour([146, 146], 42)).toEqual([20916, 20916])
  expect(spareModules(210, [3, 5])).toEqual([7, 11])
  expect(share([1000, 2000], [33, 40])).toEqual([330, 800])
})

test('unknown values give unknown results', () => {
  expect([
    times(undefined, 3),
    times([1, 2], undefined),
    share(undefined, [3, 5]),
    share([3, 5], undefined),
    btuPerHour(undefined, 42),
    rupees(undefined, 10, 9),
    rupees([1, 2], undefined, 9),
    rupees([1, 2], 10, undefined),
    spareModules(undefined, [3, 5]),
  ]).toEqual(Array.from({ length: 9 }))
})
