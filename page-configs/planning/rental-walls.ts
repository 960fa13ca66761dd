import type { BlockInputOf } from 'pagework'
import { facts } from '../rules/numbers/facts.ts'

/** Share of cabinets that travels as spares, and cabinets in a flight case, as the article on load-in states them. */
const spare = 0.04
const perCase = 8
const size = '500 × 500 mm'
const kg = facts.cabinets.find(({ name }) => name === size)?.kg ?? 0

/** Table of what three sizes of a rental wall need, computed from `content/facts.json`. */
export const rentalWalls = {
  columns: ['A wall of', `Cabinets of ${size}`, 'Spares and cases', 'Power at full white', 'Built in'],
  rows: [needsOf(4, 2.5), needsOf(8, 4.5), needsOf(12, 6)],
} satisfies Pick<BlockInputOf<'sheet'>, 'columns' | 'rows'>

function needsOf(width: number, height: number) {
  const area = width * height
  const cabinets = area * 4
  const spares = Math.ceil(cabinets * spare)
  const [slow = 1, fast = slow] = [facts.crew.shift.value].flat()
  return {
    name: `${width} × ${height} m`,
    cells: [
      `${cabinets} cabinets, ${between(kg, cabinets, 10)} kg`,
      `${spares} spares, ${Math.ceil((cabinets + spares) / perCase)} cases`,
      `${between(facts.power.indoor.value, area / 1000, 0.5)} kW`,
      `${between([1 / fast, 1 / slow], area, 0.5)} shifts of one crew`,
    ],
  }
}

/** Multiplies a range, and rounds its ends up to whole steps. */
function between(range: number | readonly number[], times: number, step: number): string {
  const ends = [range].flat().map((end) => (Math.ceil((end * times) / step) * step).toLocaleString('en'))
  return [...new Set(ends)].join(' to ')
}
