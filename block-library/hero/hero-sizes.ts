import type { BlockOf } from '../../schemas/blocks/index.ts'

/**
 * How wide the hero's picture is drawn: it fills the height, and what is 1.7 times as wide overflows both sides. Behind the
 * words it takes the whole screen, where a phone is better served with the portrait crop, 4 by 5.
 */
export const heroSizes: Record<BlockOf<'hero'>['height'], { sizes: string; portrait?: string }> = {
  full: { sizes: 'max(100vw, 165vh)', portrait: 'max(100vw, 75vh)' },
  part: { sizes: '(min-width: 64rem) max(58vw, 119vh), 100vw' },
  banner: { sizes: '(min-width: 64rem) max(58vw, 38rem), max(100vw, 28rem)' },
}
