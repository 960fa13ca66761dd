import { isObject } from '../../../schemas/shared/describe-value.ts'
import type { Site } from '../../../schemas/site.ts'

type Local = NonNullable<Site['local']>

/** Returns a value whose addresses lead to pages in the language of the site, as far as these exist. */
export function withLocalLinks<T>(value: T, local: Local): T {
  const known = knownIn(local)
  const localAddress = (address: string) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
    return known.has(path) ? localPath(local.root, path) + rest : address
  }
  const changed = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.startsWith('/')
        ? localAddress(part)
        : part.replaceAll(
            /(<a [^>]*href=")(\/[^"]*)/g,
            (_, start: string, address: string) => start + localAddress(address),
          )
    if (Array.isArray(part)) return part.map(changed)
    // Trusted HTML has no keys. Its links were changed before it was sanitised.
    return isObject(part) && Object.keys(part).length > 0
      ? Object.fromEntries(Object.entries(part).map(([key, child]) => [key, changed(child)]))
      : part
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only addresses are replaced, by addresses
  return changed(value) as T
}

/** Returns a function that changes the links of an answer. */
export const linksIn =
  ({ local }: Site) =>
  (answer: unknown): unknown =>
    local ? withLocalLinks(answer, local) : answer

/** Returns the path of a page in a language with this root. */
export const localPath = (root: string, path: string): string => root + (path === '/' ? '' : path)

/** Whether an address is below a root. */
export const isBelow = (root: string, address: string): boolean =>
  `${address.replace(/[?#].*/, '')}/`.startsWith(`${root}/`)

const sets = new WeakMap<Local, ReadonlySet<string>>()

/** Returns the addresses of a language, which each block of each page asks for. */
function knownIn(local: Local): ReadonlySet<string> {
  const known = sets.get(local) ?? new Set(local.addresses)
  sets.set(local, known)
  return known
}
