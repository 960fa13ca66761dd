import { expect, test } from 'vitest'
import { columnsFor } from '../../block-library/shared/balanced-grid.ts'

test.each([
  { count: 9, most: 3, columns: 3 },
  { count: 9, most: 2, columns: 3, why: 'narrower cards are better than a lone ninth' },
  { count: 4, most: 3, columns: 4, why: 'or two rows of two, but never three and one' },
  { count: 6, most: 4, columns: 3, why: 'two full rows rather than four and two' },
  { count: 3, most: 2, columns: 3, why: 'not two and one' },
  { count: 5, most: 3, columns: 3, why: 'three and two, the last row stretched' },
  { count: 7, most: 3, columns: 4, why: 'four and three, not three, three and one' },
  { count: 7, most: 2, columns: 2, why: 'the others leave one as well: the last is stretched' },
  { count: 2, most: 4, columns: 2 },
  { count: 1, most: 3, columns: 1 },
  { count: 5, most: 1, columns: 1 },
])('$count cards where there is room for $most stand in $columns columns', ({ count, most, columns }) => {
  expect(columnsFor(count, most)).toBe(columns)
})
