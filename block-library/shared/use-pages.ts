import { useState } from 'react'

/**
 * A list cut into pages. The page stays between 1 and the last (document 1 §5), also when the list gets shorter; the list
 * of another `choice` begins at its first.
 */
export function usePages<T>(list: readonly T[], pageSize: number, choice?: string) {
  const [wanted, setWanted] = useState({ choice, page: 1 })
  const count = Math.max(1, Math.ceil(list.length / pageSize))
  const page = wanted.choice === choice ? Math.min(Math.max(wanted.page, 1), count) : 1
  const first = (page - 1) * pageSize
  const setPage = (next: number) => setWanted({ choice, page: next })
  return { page, count, setPage, items: list.slice(first, first + pageSize) }
}
