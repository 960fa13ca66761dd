import type { PreparedPictures } from '../../../block-library/contract/picture-variants.ts'
import { storageAddress } from '../../runtime/content/storage-address.ts'
import type { SiteConfig } from './site-config.ts'

/** What a page is told of a picture by its record. */
export interface PictureNote {
  /** What every crop keeps in sight, in per cent from the left and the top; unset, the middle. */
  focus?: [x: number, y: number]
  /** What is said of it where it could be taken for a finished job. */
  label?: string
}

/** The records of the pictures by the addresses that pages know them by; storage paths lie on the content host. */
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

/** What a page may know of pictures that nobody prepared. */
export const notedPictures = (notes: ReadonlyMap<string, PictureNote>): PreparedPictures =>
  Object.fromEntries(
    [...notes].map(([address, { focus, label }]) => [
      address,
      { focus: focus && focusPosition(focus), label },
    ]),
  )

/** A focus as `object-position` has it. */
export const focusPosition = ([x, y]: [number, number]) => `${x}% ${y}%`
