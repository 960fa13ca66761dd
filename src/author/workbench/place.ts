import { useSyncExternalStore } from 'react'
import type { NamedExample } from './examples.ts'

/** What the workbench shows, as the address says it: `#cards/over`, `#pages`, `#tokens`. */
export type Place = { view: 'pages' | 'tokens' } | { view: 'block'; shown: NamedExample }

/** The address of an example within the workbench. Of a type's examples the first needs no name. */
export function addressOf({ type, name }: Pick<NamedExample, 'type' | 'name'>): string {
  const slug = name
    .replace(/(^|, )default$/, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return slug === '' ? `#${type}` : `#${type}/${slug}`
}

/** What an address names; an unknown one the first example of its type, or of all. */
export function placeAt(hash: string, examples: NamedExample[]): Place {
  if (hash === '#pages' || hash === '#tokens') return { view: hash === '#pages' ? 'pages' : 'tokens' }
  const [type] = decodeURI(hash.slice(1)).split('/')
  const shown =
    examples.find((one) => addressOf(one) === decodeURI(hash)) ??
    examples.find((one) => one.type === type) ??
    examples[0]
  if (!shown) throw new Error('There are no examples')
  return { view: 'block', shown }
}

/** Goes somewhere in the workbench. */
export const goTo = (address: string): void => window.location.replace(address)

/** The address as it is now. */
export const useHash = (): string => useSyncExternalStore(onHashChange, () => window.location.hash)

function onHashChange(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
