import type { BlockOf } from '../../schemas/blocks/index.ts'

/**
 * Widths of the hero's picture. It fills the height, and its ratio of 1.7 makes it overflow both sides. Above the
 * words it has the width of the window. There a phone uses the portrait crop, 4 by 5,
 * up to 3 % enlarged: a window of 390 px then takes the file that is 768 px wide.
 */
export const heroSizes: Record<BlockOf<'hero'>['height'], { sizes: string; portrait?: string }> = {
  full: {
    sizes: 'max(100vw, 125vh)',
    portrait: '(min-resolution: 2.5dppx) max(80vw, 37vh), max(97vw, 44vh)',
  },
  part: { sizes: '(min-width: 64rem) max(58vw, 119vh), 100vw' },
  line: { sizes: '0px' },
  banner: { sizes: '(min-width: 64rem) max(58vw, 38rem), max(100vw, 28rem)' },
}
