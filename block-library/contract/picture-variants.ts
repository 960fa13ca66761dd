/** A picture as the build prepared it: what the page must know of it before it has come. In development no more than its record. */
export interface PreparedPicture {
  /** Its own size in pixels. */
  width?: number | undefined
  height?: number | undefined
  /** What its variants are called before width and format; a drawing (SVG) has none. */
  file?: string | undefined
  /** Its colours from top to bottom, until it has come: `#112,#456,#112`. */
  placeholder?: string | undefined
  /** The width in pixels of its portrait crop, where it has one. */
  portrait?: number | undefined
  /** What every crop keeps in sight, as `object-position` has it: `40% 60%`; unset, the middle. */
  focus?: string | undefined
  /** What is said of it where it could be taken for a finished job: that it is a visualisation. */
  label?: string | undefined
}

/** One of the alternatives that a browser is offered for a picture, as the attributes of `<source>`. */
export interface PictureSource {
  type: string
  media: string | undefined
  sizes: string
  srcSet: string
}

/** Pictures by the address that the page knows them by. */
export type PreparedPictures = Readonly<Record<string, PreparedPicture>>

/** The formats of the variants, in the order that a browser is offered them. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

const widths = [320, 640, 960, 1280, 1920]

/** The widths, in pixels, in which a picture of this width is published: never wider than it is itself. */
export function variantWidths(width: number): number[] {
  const narrower = widths.filter((step) => step < width)
  return [...narrower, Math.min(width, widths.at(-1) ?? width)].filter(
    (step, index, all) => all.indexOf(step) === index,
  )
}

/** Where a variant lies. The name tells of its bytes, so that it may be kept for ever. */
export const variantAddress = (file: string, width: number, format: PictureFormat) =>
  `/assets/pictures/${file}-${width}.${format}`

/** All variants in a format, as `srcset` has them. */
export const variantSet = (file: string, width: number, format: PictureFormat) =>
  variantWidths(width)
    .map((step) => `${variantAddress(file, step, format)} ${step}w`)
    .join(', ')

/** What the portrait crop's variants are called. */
export const portraitFile = (file: string) => `${file}-portrait`
