import type { Block, BlockOf, BlockType } from '../schemas/blocks/index.ts'
import type { BlockDefinition, Need, PropsOf, Trail } from './contract/define-block.ts'
import type { Skeleton } from './contract/skeleton.ts'
import * as all from './definitions.ts'

/** The finished props of each type of block. */
export type PropsMap = { [T in BlockType]: PropsOf<(typeof all)[T]['bind']> }

/** Every type of block, by its name. One that is missing here, or stands under another's name, does not compile. */
export const blocks: { [T in BlockType]: BlockDefinition<T, PropsMap[T]> } = all

/** What the blocks of a page look like before its content is there, in their order. */
export const skeletonsOf = (page: readonly Block[]): Skeleton[] =>
  page.map((block) => skeletonOf(block.type, block))

function skeletonOf<T extends BlockType>(type: T, block: BlockOf<T>): Skeleton {
  const { skeleton } = blocks[type]
  return typeof skeleton === 'function' ? skeleton(block) : skeleton
}

/** The services that the blocks of a page work with. */
export const needsOf = (page: readonly Block[]): Need[] => [
  ...new Set(page.flatMap(({ type }) => blocks[type].needs ?? [])),
]

/** The addresses that the blocks of a page frame. */
export const framesOf = (page: readonly Block[]): string[] =>
  page.flatMap((block) => frameOf(block.type, block) ?? [])

const frameOf = <T extends BlockType>(type: T, block: BlockOf<T>) => blocks[type].frame?.(block)

/** The way to the page, where one of its blocks shows it. */
export const trailOf = (page: readonly Block[]): Trail | undefined =>
  page.map((block) => trailIn(block.type, block)).find((trail) => trail !== undefined)

const trailIn = <T extends BlockType>(type: T, block: BlockOf<T>) => blocks[type].trail?.(block)

/** Name of the file that draws a block with these options: `view`, `foot-view`. */
export const viewOf = <T extends BlockType>(type: T, block: BlockOf<T>): string =>
  blocks[type].viewFor?.(block) ?? 'view'
