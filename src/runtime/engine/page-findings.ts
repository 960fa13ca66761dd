import type { BoundPage } from './bind.ts'

/**
 * Returns a line for each problem of a bound page that an author should know. These are hidden blocks with the reason,
 * and sections that the service did not send.
 */
export function pageFindings({ hidden, missing }: Pick<BoundPage, 'hidden' | 'missing'>): string[] {
  const isHidden = new Set(hidden.map(({ id }) => id))
  const sections = (id: string) => missing.filter((one) => one.id === id).map(({ section }) => section)
  return [
    ...hidden
      .filter(({ isIntended }) => !isIntended)
      .map(({ id, type, reason }) => {
        const keys = sections(id).join(', ')
        return `${type} #${id} is not shown: ${reason}${keys && ` (${keys})`}`
      }),
    ...missing
      .filter(({ id }) => !isHidden.has(id))
      .map(
        ({ id, type, section }) =>
          `${type} #${id} is shown without its section: the service did not send ${section}`,
      ),
  ]
}
