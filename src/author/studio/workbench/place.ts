import { useSyncExternalStore } from 'react'
import type { NamedExample } from '../blocks/examples.ts'

/** Returns the address of an example within the workbench: `#cards/over`. The default example of a type has no name in its address. */
export function exampleAddress({ type, name }: Pick<NamedExample, 'type' | 'name'>): string {
  const slug = name
    .replace(/(^|, )default$/, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return slug === '' ? `#${type}` : `#${type}/${slug}`
}

/** Returns the example of an address. An unknown address shows the first example of its type, or of all examples. */
export function exampleAt(hash: string, examples: NamedExample[]): NamedExample | undefined {
  const address = decodeURI(hash)
  const [type] = address.slice(1).split('/')
  return (
    examples.find((example) => exampleAddress(example) === address) ??
    examples.find((example) => example.type === type) ??
    examples[0]
  )
}

/** Returns the current hash of the address. */
export const useHash = (): string => useSyncExternalStore(onHashChange, () => window.location.hash)

function onHashChange(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
