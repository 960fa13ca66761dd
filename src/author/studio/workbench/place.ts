import { useSyncExternalStore } from 'react'
import type { NamedExample } from '../blocks/examples.ts'

/** The current view of the workbench. Its address is for example `#cards/over`, `#pages` or `#pages/products/faq`. */
export type Place =
  | { view: 'pages' }
  | { view: 'page-block'; pathname: string; id: string }
  | { view: 'block'; shown: NamedExample }

/** Returns the address of an example within the workbench. The default example of a type has no name in its address. */
export function addressOf({ type, name }: Pick<NamedExample, 'type' | 'name'>): string {
  const slug = name
    .replace(/(^|, )default$/, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return slug === '' ? `#${type}` : `#${type}/${slug}`
}

/** Returns the address of a page's block within the workbench: the page's address and the block's id. */
export const pageBlockAddress = (pathname: string, id: string): string => `#pages${encodeURI(pathname)}/${id}`

/** Returns the view of an address. An unknown address shows the first example of its type, or of all examples. */
export function placeAt(hash: string, examples: NamedExample[]): Place {
  if (hash === '#pages') return { view: 'pages' }
  const [, pathname, id] = /^#pages([/*].*)\/([^/]+)$/.exec(decodeURI(hash)) ?? []
  if (pathname !== undefined && id !== undefined) return { view: 'page-block', pathname, id }
  const [type] = decodeURI(hash.slice(1)).split('/')
  const shown =
    examples.find((one) => addressOf(one) === decodeURI(hash)) ??
    examples.find((one) => one.type === type) ??
    examples[0]
  if (!shown) throw new Error('There are no examples')
  return { view: 'block', shown }
}

/** Opens an address of the workbench. */
export const goTo = (address: string): void => window.location.replace(address)

/** Returns the current hash of the address. */
export const useHash = (): string => useSyncExternalStore(onHashChange, () => window.location.hash)

function onHashChange(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
