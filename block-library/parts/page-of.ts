/** Cuts a list into pages and returns the requested page, limited to the range from 1 to the last (document 1 §5). */
export function pageOf<T>(list: readonly T[], pageSize: number, requested = 1) {
  const pages = Math.max(1, Math.ceil(list.length / pageSize))
  const page = Math.min(Math.max(requested, 1), pages)
  return { page, pages, items: list.slice((page - 1) * pageSize, page * pageSize) }
}
