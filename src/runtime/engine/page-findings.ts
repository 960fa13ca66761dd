import type { BoundPage } from './bind.ts'

/** What an author should know of a page that was bound, a line each: which blocks are not shown and why, and which sections did not come. */
export function pageFindings({ hidden, missing }: Pick<BoundPage, 'hidden' | 'missing'>): string[] {
  const isHidden = new Set(hidden.map(({ id }) => id))
  const sections = (id: string) => missing.filter((one) => one.id === id).map(({ section }) => section)
  return [
    ...hidden.map(({ id, type, reason }) => {
      const keys = sections(id).join(', ')
      return `${type} #${id} is not shown: ${reason}${keys && ` (${keys})`}`
    }),
    ...missing
      .filter(({ id }) => !isHidden.has(id))
      .map(({ id, type, section }) => `${type} #${id} stands without its section: ${section} was not sent`),
  ]
}
