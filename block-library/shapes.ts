import type { BlockOf, BlockType } from '../schemas/blocks/index.ts'

/**
 * What a block looks like before its content is there, roughly: a screen, a line, or a heading over tiles. `columns`
 * are those of a large screen, `height` is a tile's in rem.
 */
export type Shape =
  | { kind: 'stage'; height: 'part' | 'full' | 'banner' | 'closing' }
  | { kind: 'line' }
  | { kind: 'tiles'; columns: number; tiles: number; height: number }

const tiles = (columns: number, height: number, count = columns) => ({
  kind: 'tiles' as const,
  columns,
  tiles: count,
  height,
})

/** The shape of each type of block, which its options may change. Only the build reads this; a page's document brings its own. */
const shapes: { [T in BlockType]: Shape | ((block: BlockOf<T>) => Shape) } = {
  'alternating-rows': tiles(2, 27, 6),
  article: tiles(1, 34),
  'article-list': tiles(3, 30),
  breadcrumb: { kind: 'line' },
  client: tiles(2, 24),
  contact: tiles(2, 44),
  'cta-banner': { kind: 'stage', height: 'closing' },
  faq: tiles(1, 3.5, 6),
  'feature-list': tiles(2, 30),
  'features-grid': tiles(3, 19, 6),
  gallery: tiles(3, 19, 6),
  hero: ({ height }) => ({ kind: 'stage', height }),
  'icon-rows': tiles(2, 24),
  'image-cards': ({ columns }) => tiles(columns, 22),
  'industry-card': tiles(2, 28),
  'industry-tiles': tiles(4, 12, 8),
  intro: tiles(2, 30),
  'link-cards': tiles(4, 9),
  'link-mosaic': tiles(2, 16, 6),
  map: tiles(1, 28),
  mosaic: tiles(2, 30),
  'option-cards': tiles(1, 28, 3),
  'options-grid': ({ largeColumns }) => tiles(largeColumns, 18.75),
  'phone-banner': tiles(1, 6),
  'pixel-pitch-strip': tiles(6, 14),
  'reason-cards': tiles(3, 10, 6),
  'rotating-showcase': tiles(2, 30),
  'showcase-carousel': tiles(1, 34.375),
  'solution-cards': tiles(3, 36),
  statistics: tiles(4, 9),
  'support-cards': tiles(2, 26),
  testimonials: tiles(2, 16, 4),
}

/** The shapes of a page's blocks, in their order. */
export function shapesOf(blocks: BlockOf<BlockType>[]): Shape[] {
  return blocks.map((block) => shapeOf(block.type, block))
}

function shapeOf<T extends BlockType>(type: T, block: BlockOf<T>): Shape {
  const shape = shapes[type]
  return typeof shape === 'function' ? shape(block) : shape
}
