import type { Planning } from './planning-schema.ts'
import {
  btuPerHour,
  cabinetsPerCircuit,
  circuitsFor,
  farthestM,
  leastLetterMm,
  meltingM,
  nearestM,
  rupees,
  share,
  spareModules,
  times,
  widescreenWithin,
} from './arithmetic.ts'
import { choose, optionsFor, type Option, type Wish } from './options.ts'

/** Returns the plan of a screen: all options, the recommended one, and the figures of the chosen one. */
export function makePlan(wish: Wish, planning: Planning) {
  const place = planning.places.find(({ key }) => key === wish.place)
  const { use, space, options } = optionsFor(wish, planning)
  const best = choose(wish, options, use?.rows)
  const chosen = options.find(({ name }) => name === wish.pitch) ?? best
  const figures = chosen && figuresOf(chosen, wish, planning, use?.elementPercent)
  return { place, use, space, options, best, chosen, figures }
}

/** Returns the figures of a screen with this pitch. */
function figuresOf(
  { cabinet, mm, grid, pixels }: Option,
  wish: Wish,
  planning: Planning,
  elementPercent: number | undefined,
) {
  const count = grid && grid[0] * grid[1]
  const each = cabinet.watts ?? times(cabinet.wattsPerSquareMetre, (cabinet.mm[0] * cabinet.mm[1]) / 1e6)
  const greatest = times(each, count)
  const mean = share(greatest, cabinet.usualPercent)
  const sizeMm = grid && ([grid[0] * cabinet.mm[0], grid[1] * cabinet.mm[1]] as const)
  const { farM } = wish
  const modules = count === undefined ? undefined : cabinet.modules && cabinet.modules * count
  return {
    cabinets: count,
    sizeMm,
    widescreen: pixels && widescreenWithin(...pixels),
    kg: times(cabinet.kg, count),
    watts: { greatest, mean },
    btuPerHour: btuPerHour(each, count),
    circuits: planning.supplies.map((supply) => {
      // Circuits are designed for the greatest power of a cabinet.
      const perCircuit = each && cabinetsPerCircuit(supply, each[1])
      return { ...supply, perCircuit, circuits: circuitsFor(count, perCircuit) }
    }),
    rupeesPerMonth: times(rupees(mean, wish.hoursPerDay, wish.rupeesPerKwh), planning.daysPerMonth),
    modules,
    spares: spareModules(modules, planning.sparePercent),
    letters: planning.letters.map((letter) => ({
      ...letter,
      mm: farM === undefined ? undefined : leastLetterMm(farM, letter, mm),
    })),
    distances: planning.viewing.map((rule) => ({ ...rule, distanceM: nearestM(mm, rule.metresPerMm) })),
    meltingM: meltingM(mm),
    farthestM:
      sizeMm && elementPercent !== undefined ? farthestM(sizeMm[1] / 1000, elementPercent) : undefined,
  }
}
