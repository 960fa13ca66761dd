import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makePlan } from '../../../block-library/led/screen-planner/make-plan.ts'
import type { Wish } from '../../../block-library/led/screen-planner/options.ts'
import { planner } from '../../support/planner-config.ts'

/** `npm run planner:properties` runs more cases. */
const numRuns = Number(process.env['PLANNER_CASES'] ?? 2_000)
const timeout = 600_000
const { planning } = planner

const length = fc.double({ min: 0.01, max: 200, noNaN: true })
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const names = planning.cabinets.flatMap(({ pitches }) => pitches.map(({ name }) => name))
const wishes = fc.record({
  place: fc.constantFrom(...planning.places.map(({ key }) => key)),
  use: fc.constantFrom(...planning.uses.map(({ key }) => key)),
  pitch: maybe(fc.constantFrom(...names)),
  nearM: maybe(length),
  farM: maybe(length),
  widthM: maybe(length),
  heightM: maybe(length),
  aspect: maybe(fc.double({ min: 0.1, max: 10, noNaN: true })),
  hoursPerDay: maybe(fc.double({ min: 0.1, max: 24, noNaN: true })),
  rupeesPerKwh: maybe(fc.double({ min: 0.1, max: 50, noNaN: true })),
})

/** Throws with the smallest counterexample of a property. All properties are synchronous. */
const holds = <T>(property: fc.IProperty<T>) => {
  fc.assert(property, { numRuns })
}
const plan = (wish: Wish) => makePlan(wish, planning)

/** Returns every number in a value. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

describe('any plan', () => {
  test('has only finite numbers of 0 or more', { timeout }, () => {
    holds(
      fc.property(wishes, (wish) => {
        const numbers = numbersIn(plan(wish))
        expect(numbers.every((number) => Number.isFinite(number) && number >= 0)).toBe(true)
      }),
    )
  })

  test('fits the room that was given, and fills it to less than a cabinet', { timeout }, () => {
    holds(
      fc.property(wishes, (wish) => {
        const { space, options } = plan(wish)
        if (!space) return
        for (const { grid = [0, 0], cabinet } of options) {
          for (const side of [0, 1] as const) {
            const spare = space.mm[side] - grid[side] * cabinet.mm[side]
            expect(space.isSuggested ? 0.02 - spare : spare + 0.001_01).toBeGreaterThanOrEqual(0)
            expect(Math.abs(spare)).toBeLessThan(cabinet.mm[side] + 0.02)
          }
        }
      }),
    )
  })

  test('is not finer for a viewer who is farther away', { timeout }, () => {
    holds(
      fc.property(wishes, length, length, (wish, first, other) => {
        const [near, far] = [Math.min(first, other), Math.max(first, other)]
        const [here, there] = [near, far].map((nearM) => plan({ ...wish, nearM }).best)
        expect(there?.mm).toBeGreaterThanOrEqual(here?.mm ?? Number.NaN)
      }),
    )
  })

  test('has no fewer cabinets, pixels, kilograms or watts in a larger room', { timeout }, () => {
    holds(
      fc.property(wishes, length, length, fc.nat({ max: 20 }), (wish, widthM, heightM, more) => {
        const [small, large] = [0, more].map((growth) => {
          const room = { ...wish, widthM: widthM + growth, heightM: heightM + growth / 2 }
          return plan(room).options
        })
        for (const [index, option] of (small ?? []).entries()) {
          const other = large?.[index]
          const area = ({ grid = [0, 0], cabinet }: typeof option) =>
            grid[0] * grid[1] * cabinet.mm[0] * cabinet.mm[1]
          expect(other?.name).toBe(option.name)
          expect(other && area(other)).toBeGreaterThanOrEqual(area(option) - 1e-3)
        }
      }),
    )
  })
})
