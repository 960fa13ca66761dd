/**
 * Rough outline of a block until its content is there: a screen, a line, or a heading over tiles. `columns` is the
 * number of columns on a large screen, `height` the height of a tile in rem.
 */
export type Skeleton =
  | { kind: 'stage'; height: 'part' | 'full' | 'banner' | 'closing' }
  | { kind: 'line' }
  | { kind: 'tiles'; columns: number; tiles: number; height: number }

/** Returns a heading over tiles: one row of them, or `count` tiles. */
export const tiles = (columns: number, height: number, count = columns): Skeleton => ({
  kind: 'tiles',
  columns,
  tiles: count,
  height,
})
