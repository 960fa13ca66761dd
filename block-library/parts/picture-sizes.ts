interface Share {
  /** Part of the page's width that the frame takes on a phone. */
  small?: number
  /** Part of the page's width that the frame takes on a tablet; unset, as on a phone. */
  medium?: number
  /** Part of the page's width that the frame takes on a desktop; unset, as on a tablet. */
  large?: number
  /** Ratio of the frame, width by height. A frame narrower than the picture crops it. */
  frame?: number
  /** Height of the frame in rem, if it is fixed. The picture is at least wide enough to fill it. */
  height?: number
}

/** Ratio of the site's pictures, width by height. */
const shape = 1.6
/** Factors by which a dense phone loads a smaller file: three pixels per point load 1.8, two pixels load one and a half. */
const dense = [
  ['2.5dppx', 0.6],
  ['1.5dppx', 0.75],
] as const

/**
 * Returns the `sizes` of a picture that fills a frame within the page. They give the width of the whole picture,
 * including the parts that the frame crops. The page is 91 % of the screen, and at most 84 rem. A dense
 * phone gets a smaller width: nobody sees the difference, but the file is much smaller.
 */
export function sharedWidth({ small = 1, medium = small, large = medium, frame = shape, height }: Share) {
  const overflow = Math.max(1, shape / frame)
  const filled = (width: string, scale = 1) =>
    height === undefined ? width : `max(${tenths(height * shape * scale)}rem, ${width})`
  const part = (share: number) => `${tenths(91 * share * overflow)}vw`
  const widest = `min(${part(large)}, ${tenths(84 * large * overflow)}rem)`
  const phones = dense.map(
    ([density, factor]) =>
      `(max-width: 30rem) and (min-resolution: ${density}) ${filled(part(small * factor), factor)}`,
  )
  return `${phones.join(', ')}, (min-width: 64rem) ${filled(widest)}, (min-width: 48rem) ${filled(part(medium))}, ${filled(part(small))}`
}

const tenths = (value: number) => Math.round(value * 10) / 10
