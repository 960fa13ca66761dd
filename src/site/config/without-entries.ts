import { isObject } from '../../../schemas/shared/describe-value.ts'

/** Whether a page at this address is not shown. */
export type IsHidden = (address: string) => boolean

/** Returns a value without the entries of its lists that lead to hidden pages: cards, links of menus, products of tables. */
export function withoutEntries<T>(value: T, isHidden: IsHidden): T {
  const shown = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.filter((entry) => !leadsToHidden(entry, isHidden)).map(shown)
    // Trusted HTML has no keys.
    if (!isObject(part) || Object.keys(part).length === 0) return part
    return Object.fromEntries(Object.entries(part).map(([key, child]) => [key, shown(child)]))
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only entries of lists are removed
  return shown(value) as T
}

/** Whether an entry of a list is the address of a hidden page, or has it as a value. A block is no such entry. */
function leadsToHidden(entry: unknown, isHidden: IsHidden): boolean {
  if (isPath(entry)) return isHidden(entry)
  return (
    isObject(entry) &&
    !('type' in entry) &&
    Object.values(entry).some((value) => isPath(value) && isHidden(value))
  )
}

const isPath = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/')
