import { isObject } from '../../../schemas/shared/describe-value.ts'

/** Returns the address of a page in the language of the page that links to it, if it exists there. */
export type LocalAddress = (path: string) => string

/** Returns a value whose addresses lead to pages in the language of the site, as far as these exist. */
export function withLocalLinks<T>(value: T, localAddress: LocalAddress): T {
  const changedAddress = (address: string) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
    return localAddress(path) + rest
  }
  const changed = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.startsWith('/')
        ? changedAddress(part)
        : part.replaceAll(
            /(<a [^>]*href=")(\/[^"]*)/g,
            (_, start: string, address: string) => start + changedAddress(address),
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

/** Returns the function that changes addresses in a language with this root, whose pages have these addresses. */
export function localAddresses(root: string, addresses: Iterable<string>): LocalAddress {
  const paths = new Set(addresses)
  return (path) => {
    const local = localPath(root, path)
    return paths.has(local) ? local : path
  }
}

/** Returns the path of a page in a language with this root. */
export const localPath = (root: string, path: string): string => root + (path === '/' ? '' : path)

/** Whether an address is below a root. */
export const isBelow = (root: string, address: string): boolean =>
  `${address.replace(/[?#].*/, '')}/`.startsWith(`${root}/`)
