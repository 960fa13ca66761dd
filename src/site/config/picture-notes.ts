import type { PreparedPictures } from '../../../block-library/contract/picture-variants.ts'
import { storageAddress } from '../../runtime/content/storage-address.ts'
import type { SiteConfig } from './site-config.ts'

/** Data of a picture's record for pages. */
export interface PictureNote {
  /** Point that every crop keeps visible, in per cent from the left and the top; unset, the middle. */
  focus?: [x: number, y: number]
  /** Label of a picture that a visitor could mistake for a finished job. */
  label?: string
}

/** Returns the records of the pictures by their addresses in pages. Storage paths are on the content host. */
export function pictureNotes(
  { pictures, site }: Pick<SiteConfig, 'pictures' | 'site'>,
  host: string,
): Map<string, PictureNote> {
  return new Map(
    Object.entries(pictures).map(([path, { focus, rendered, light }]) => [
      path.startsWith('/') ? path : storageAddress(path, host),
      {
        ...(focus.some((part) => part !== 50) && { focus }),
        ...(rendered && light !== 'studio' && { label: site.words.visualisation }),
      },
    ]),
  )
}

/** Returns the data of pictures that publishing did not prepare. */
export const notedPictures = (notes: ReadonlyMap<string, PictureNote>): PreparedPictures =>
  Object.fromEntries(
    [...notes].map(([address, { focus, label }]) => [
      address,
      { focus: focus && focusPosition(focus), label },
    ]),
  )

/** Returns a focus as a value of `object-position`. */
export const focusPosition = ([x, y]: [number, number]) => `${x}% ${y}%`
