import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePages } from '../../block-library/shared/use-pages.ts'

const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1)
const pagesOf = (length: number) =>
  renderHook(({ list }) => usePages(list, 3), { initialProps: { list: upTo(length) } })

test('cuts a list into pages, the last as long as it is', () => {
  const { result } = pagesOf(7)
  expect(result.current).toMatchObject({ page: 1, count: 3, items: [1, 2, 3] })
  act(() => result.current.setPage(3))
  expect(result.current).toMatchObject({ page: 3, count: 3, items: [7] })
})

test.each([
  [0, 1],
  [-4, 1],
  [4, 3],
  [99, 3],
])('page %i of three is page %i', (wanted, page) => {
  const { result } = pagesOf(7)
  act(() => result.current.setPage(2))
  act(() => result.current.setPage(wanted))
  expect(result.current.page).toBe(page)
})

test('stays on the last page when the list gets shorter', () => {
  const { result, rerender } = pagesOf(7)
  act(() => result.current.setPage(3))
  rerender({ list: upTo(4) })
  expect(result.current).toMatchObject({ page: 2, count: 2, items: [4] })
})

test('an empty list has one page with nothing on it', () => {
  expect(pagesOf(0).result.current).toMatchObject({ page: 1, count: 1, items: [] })
})
