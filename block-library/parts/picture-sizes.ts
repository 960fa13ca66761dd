interface Share {
  /** The part of the page's measure that the frame takes on a phone. */
  small?: number
  /** The same on a tablet; unset, as on a phone. */
  medium?: number
  /** The same on a desktop; unset, as on a tablet. */
  large?: number
  /** The frame's shape, width by height; one narrower than the picture crops it. */
  frame?: number
  /** The frame's height in rem where that is fixed: the picture is at least as wide as fills it. */
  height?: number
}

/** The shape of the site's pictures, width by height. */
const shape = 1.6
/** What a screen of three pixels to the point takes for two. */
const dense = 2 / 3

/**
 * `sizes` of a picture that fills a frame within the page's measure: how wide the whole picture is drawn, with what the
 * frame cuts off. The measure is 91 % of the screen, and at most 84 rem. A phone with three pixels to the point is told
 * two thirds of it: nobody sees the difference in a picture, but everybody pays for it.
 */
export function sharedWidth({ small = 1, medium = small, large = medium, frame = shape, height }: Share) {
  const overflow = Math.max(1, shape / frame)
  const filled = (width: string, scale = 1) =>
    height === undefined ? width : `max(${tenths(height * shape * scale)}rem, ${width})`
  const part = (share: number) => `${tenths(91 * share * overflow)}vw`
  const widest = `min(${part(large)}, ${tenths(84 * large * overflow)}rem)`
  const phone = `(max-width: 30rem) and (min-resolution: 2.5dppx) ${filled(part(small * dense), dense)}`
  return `${phone}, (min-width: 64rem) ${filled(widest)}, (min-width: 48rem) ${filled(part(medium))}, ${filled(part(small))}`
}

const tenths = (value: number) => Math.round(value * 10) / 10
