/**
 * What a block looks like before its content is there, roughly: a screen, a line, or a heading over tiles. `columns`
 * are those of a large screen, `height` is a tile's in rem.
 */
export type Skeleton =
  | { kind: 'stage'; height: 'part' | 'full' | 'banner' | 'closing' }
  | { kind: 'line' }
  | { kind: 'tiles'; columns: number; tiles: number; height: number }

/** A heading over tiles: one row of them, or as many as are said. */
export const tiles = (columns: number, height: number, count = columns): Skeleton => ({
  kind: 'tiles',
  columns,
  tiles: count,
  height,
})
