import type { BoundPage } from './bind.ts'

/**
 * The addresses of the pictures that a page can show, in order, each once: what its blocks' props hold under `src`, or
 * under a name that ends in `Src`. It knows no block by name, so a block keeps to these names. Under `portraitSrc` stands
 * one that a phone shows higher than wide.
 */
export function pictureAddresses({ shown }: Pick<BoundPage, 'shown'>): PictureAddresses {
  const found = shown.flatMap(({ props }) => [...addressesIn(props)])
  const portrait = found.filter(({ key }) => key === 'portraitSrc')
  return { all: eachOnce(found), portrait: eachOnce(portrait) }
}

export interface PictureAddresses {
  all: string[]
  /** Those of them that are cropped for phones, too. */
  portrait: string[]
}

interface Found {
  key: string
  address: string
}

function* addressesIn(value: unknown, key = ''): Generator<Found> {
  if (typeof value === 'string' && /^src$|Src$/.test(key)) yield { key, address: value }
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) yield* addressesIn(part, name)
}

const eachOnce = (found: Found[]) => [...new Set(found.map(({ address }) => address))]
