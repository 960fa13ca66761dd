import { expect, test } from 'vitest'
import { balancedGrid, columnsFor } from '../../../block-library/parts/balanced-grid.ts'
import { media } from '../../../block-library/parts/theme.ts'

test.each([
  { count: 9, most: 3, columns: 3 },
  { count: 4, most: 3, columns: 4, why: 'or two rows of two, but never three and one' },
  { count: 5, most: 3, columns: 3, why: 'three and two, the last row stretched' },
  { count: 7, most: 3, columns: 4, why: 'four and three, not three, three and one' },
  { count: 1, most: 3, columns: 1 },
  { count: 4, most: 1, columns: 1, why: 'where there is room for one, two are too many' },
])('$count cards with space for $most have $columns columns', ({ count, most, columns }) => {
  expect(columnsFor(count, most)).toBe(columns)
})

/**
 * Matches the rules of a screen width: the tracks, the tracks of a card, the last cards, and the tracks of each of
 * those.
 */
const rules =
  /repeat\((\d+), minmax\(0, 1fr\)\);[^>]*> :nth-child\(n\) \{\s*grid-column: span ([\d.]+);\s*\}\s*> :nth-last-child\(-n \+ (\d+)\) \{\s*grid-column: span ([\d.]+);/g

/** Returns the rules for a phone, a tablet and a desktop. */
function written(...requested: Parameters<typeof balancedGrid>): string[] {
  const css = [balancedGrid(...requested)].flat(9).map(String).join('')
  const parts = css.split(/@media (\(min-width: \d+rem\))/)
  expect([parts[1], parts[3]].map((width) => `@media ${width}`)).toEqual([media.medium, media.large])
  return [...css.matchAll(rules)].map(
    ([, tracks, span, last, lastSpan]) => `${tracks}: ${span}, last ${last}: ${lastSpan}`,
  )
}

test.each([
  {
    why: 'a full last row is as all are',
    count: 4,
    most: { medium: 2, large: 4 },
    wide: ['1: 1, last 0: 1', '2: 1, last 0: 1', '4: 1, last 0: 1'],
  },
  {
    why: 'a last row that is not full ends at the edge as well: three and two make six tracks',
    count: 5,
    most: { medium: 2, large: 3 },
    wide: ['1: 1, last 0: 1', '6: 2, last 2: 3', '6: 2, last 2: 3'],
  },
  {
    why: 'where they are fixed, the lone last card is as wide as the row',
    count: 9,
    most: { medium: 2, large: 4, fixed: true },
    wide: ['1: 1, last 0: 1', '2: 1, last 1: 2', '4: 1, last 1: 4'],
  },
  {
    why: 'on a phone with two columns the columns stay, and the lone last card is stretched',
    count: 3,
    most: { small: 2, medium: 2, large: 3 },
    wide: ['2: 1, last 1: 2', '3: 1, last 0: 1', '3: 1, last 0: 1'],
  },
])('$why', ({ count, most, wide }) => {
  expect(written(count, most)).toEqual(wide)
})
