import { useState } from 'react'

/** A list cut into pages. The page stays between 1 and the last (document 1 §5), also when the list gets shorter. */
export function usePages<T>(list: readonly T[], pageSize: number) {
  const [wanted, setPage] = useState(1)
  const count = Math.max(1, Math.ceil(list.length / pageSize))
  const page = Math.min(Math.max(wanted, 1), count)
  const first = (page - 1) * pageSize
  return { page, count, setPage, items: list.slice(first, first + pageSize) }
}
