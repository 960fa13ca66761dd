/**
 * Data of a picture that the page needs before the picture has loaded, as the build prepared it. In development it
 * holds only the picture's record.
 */
export interface PreparedPicture {
  /** Original size in pixels. */
  width?: number | undefined
  height?: number | undefined
  /** Name of the variants, without width and format. A drawing (SVG) has no variants. */
  file?: string | undefined
  /** Address of the copy on this site. A picture of another host that has no variants has one. */
  copy?: string | undefined
  /** Colours from top to bottom, shown until the picture has loaded: `#112,#456,#112`. */
  placeholder?: string | undefined
  /** Width in pixels of the portrait crop, if there is one. */
  portrait?: number | undefined
  /** Point that every crop keeps visible, as a value of `object-position`: `40% 60%`; unset, the middle. */
  focus?: string | undefined
  /** Label of a visualisation that a visitor could mistake for a finished job. */
  label?: string | undefined
}

/** Attributes of a `<source>`: one of the alternatives of a picture that the browser chooses from. */
export interface PictureSource {
  type: string
  media: string | undefined
  sizes: string
  srcSet: string
}

/** Prepared pictures by their address in the page. */
export type PreparedPictures = Readonly<Record<string, PreparedPicture>>

/** Formats of the variants, in the order of the `<source>` elements. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

const widths = [320, 480, 768, 1280, 1920, 2560]

/**
 * Returns the widths, in pixels, in which a picture of this width is published. None is wider than the picture, and none is
 * almost as wide: it would save nobody much.
 */
export function variantWidths(width: number): number[] {
  const narrower = widths.filter((step) => step < width * 0.9)
  return [...narrower, Math.min(width, widths.at(-1) ?? width)].filter(
    (step, index, all) => all.indexOf(step) === index,
  )
}

/** Returns the address of a variant. Its name contains a hash of its bytes, so that browsers may cache it for ever. */
export const variantAddress = (file: string, width: number, format: PictureFormat) =>
  `/assets/pictures/${file}-${width}.${format}`

/** Returns all variants in a format, as a value of `srcset`. */
export const variantSet = (file: string, width: number, format: PictureFormat) =>
  variantWidths(width)
    .map((step) => `${variantAddress(file, step, format)} ${step}w`)
    .join(', ')

/** Returns the name of the portrait crop's variants. */
export const portraitFile = (file: string) => `${file}-portrait`
