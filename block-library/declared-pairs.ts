import { blocks } from './blocks.ts'
import type { DrawnPairs } from './contract/drawn-pairs.ts'
import { drawnPairs } from './parts/drawn-pairs.ts'

/** Every pair of colours that the engine declares, and those of single blocks, with the name of the block. */
export const declaredPairs: readonly DrawnPairs[] = [
  ...drawnPairs,
  ...Object.entries(blocks).flatMap(([type, { contrasts = [] }]) =>
    contrasts.map((pair) => ({ ...pair, state: `${type}: ${pair.state}` })),
  ),
]

/** Returns the names of pairs: `text on stage`. */
export const pairNames = (pairs: readonly DrawnPairs[]) =>
  new Set(
    pairs.flatMap(({ front, on }) => front.flatMap((color) => on.map((under) => `${color} on ${under}`))),
  )
