import { isObject } from '../../../schemas/shared/describe-value.ts'
import { childOf } from '../../util/document-order.ts'

/** Whether a page at this address is not shown. */
export type IsHidden = (address: string) => boolean

/**
 * Returns a value without the entries of its lists that lead to hidden pages: cards, links of menus, columns of tables. An
 * address that belongs to a picture by its place becomes empty.
 */
export function withoutEntries<T>(value: T, isHidden: IsHidden): T {
  const isLeft = (entry: unknown) => !leadsToHidden(entry, isHidden)
  const shown = (part: unknown, name?: string): unknown => {
    if (Array.isArray(part))
      return name === 'links' && part.every((entry) => typeof entry === 'string')
        ? part.map((entry) => (isLeft(entry) ? entry : ''))
        : part.filter(isLeft).map((entry) => shown(entry))
    // Trusted HTML has no keys.
    if (!isObject(part) || Object.keys(part).length === 0) return part
    const entries = Object.entries(part).map(([key, child]) => [key, shown(child, key)])
    return withoutCells(part, Object.fromEntries(entries), isLeft)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only entries of lists are removed
  return shown(value) as T
}

/** Returns a table without the cells of the columns that it has lost, and without rows that are empty then. */
function withoutCells(table: object, rest: object, isLeft: (column: unknown) => boolean): object {
  const [columns, rows] = [childOf(table, 'columns'), childOf(rest, 'rows')]
  if (!Array.isArray(columns) || !Array.isArray(rows) || columns.every(isLeft)) return rest
  const shorter = rows.map((row: object) => {
    const cells = childOf(row, 'cells')
    return { ...row, cells: Array.isArray(cells) ? cells.filter((_, index) => isLeft(columns[index])) : [] }
  })
  const none = childOf(table, 'none')
  return { ...rest, rows: shorter.filter(({ cells }) => cells.some((cell) => cell !== none)) }
}

/** Whether an entry of a list is the address of a hidden page, or has it as a value. A block is no such entry. */
function leadsToHidden(entry: unknown, isHidden: IsHidden): boolean {
  if (typeof entry === 'string') return entry.startsWith('/') && isHidden(entry)
  return (
    isObject(entry) &&
    !('type' in entry) &&
    Object.values(entry).some((value) => isPath(value) && isHidden(value))
  )
}

const isPath = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/')
