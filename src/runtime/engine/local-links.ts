import { markOf } from '../../../block-library/parts/language-mark.ts'
import { isObject } from '../../../schemas/shared/describe-value.ts'

/** Returns the address of a page in the language of the page that links to it, or its own address and `other` language. */
export type LocalAddress = (path: string) => { address: string; other?: string }

/** Matches a link of rich text that names no language: its start, address, rest and words. */
const richLink = /(<a (?![^>]*\bhreflang=)[^>]*href=")(\/(?!\/)[^"]*)("[^>]*>)(.*?)(?=<\/a>|$)/gs

/**
 * Returns a value whose addresses lead to pages in the language of the site, as far as these exist. Other links of rich
 * text get a mark, as those of blocks do.
 */
export function withLocalLinks<T>(value: T, localAddress: LocalAddress): T {
  const linkTo = (written: string) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? []
    const { address, other } = localAddress(path)
    return { address: address + rest, other }
  }
  const changed = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.startsWith('/')
        ? linkTo(part).address
        : part.replaceAll(richLink, (_, start: string, to: string, end: string, text: string) => {
            const { address, other } = linkTo(to)
            return other === undefined
              ? start + address + end + text
              : `${start}${address}" hreflang="${other}${end}${text}<i${attributes(markOf(other))}></i>`
          })
    if (Array.isArray(part)) return part.map(changed)
    // Trusted HTML has no keys. Its links were changed before it was sanitised.
    return isObject(part) && Object.keys(part).length > 0
      ? Object.fromEntries(Object.entries(part).map(([key, child]) => [key, changed(child)]))
      : part
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only addresses are replaced, by addresses
  return changed(value) as T
}

const attributes = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/**
 * Returns the function that changes addresses in a language with this root, whose pages have these addresses. Other pages
 * are in the `source` language.
 */
export function localAddresses(root: string, source: string, addresses: Iterable<string>): LocalAddress {
  const paths = new Set(addresses)
  return (path) => {
    const local = localPath(root, path)
    if (paths.has(local)) return { address: local }
    return isBelow(root, path) ? { address: path } : { address: path, other: source }
  }
}

/** Returns the path of a page in a language with this root. */
export const localPath = (root: string, path: string): string => root + (path === '/' ? '' : path)

/** Whether an address is below a root. */
export const isBelow = (root: string, address: string): boolean =>
  `${address.replace(/[?#].*/, '')}/`.startsWith(`${root}/`)
