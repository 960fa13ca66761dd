import ownDefinitions from 'virtual:own-blocks/blocks'
import type { Block, BlockOf, BlockType } from '../schemas/blocks/index.ts'
import type { BlockDefinition, Feed, Need, PropsOf, Trail } from './contract/define-block.ts'
import * as all from './definitions.ts'

/** Finished props of each block type. */
export type PropsMap = { [T in BlockType]: PropsOf<(typeof all)[T]['bind']> }

/** Every block type by its name. A type that is missing or has another type's name does not compile. */
export const blocks: { [T in BlockType]: BlockDefinition<T, PropsMap[T]> } = Object.assign(
  {},
  all,
  ownDefinitions,
)

/** Returns the services that the blocks of a page need. */
export const needsOf = (page: readonly Block[]): Need[] => [
  ...new Set(page.flatMap(({ type }) => blocks[type].needs ?? [])),
]

/** Returns the addresses that the blocks of a page show in frames. */
export const framesOf = (page: readonly Block[]): string[] =>
  page.flatMap((block) => frameOf(block.type, block) ?? [])

const frameOf = <T extends BlockType>(type: T, block: BlockOf<T>) => blocks[type].frame?.(block)

/** Returns the trail to the page, if one of its blocks shows a trail. */
export const trailOf = (page: readonly Block[]): Trail | undefined =>
  page.map((block) => trailIn(block.type, block)).find((trail) => trail !== undefined)

const trailIn = <T extends BlockType>(type: T, block: BlockOf<T>) => blocks[type].trail?.(block)

/** Returns the feeds of the lists of a page. */
export const feedsOf = (page: readonly BoundProps[]): Feed[] => page.flatMap((block) => feedOf(block) ?? [])

type BoundProps<T extends BlockType = BlockType> = { [K in T]: { type: K; props: PropsMap[K] } }[T]
const feedOf = <T extends BlockType>({ type, props }: BoundProps<T>) => blocks[type].feed?.(props)

/** Name of the file that draws a block with these options: `view`, `foot-view`. */
export const viewOf = <T extends BlockType>(type: T, block: BlockOf<T>): string =>
  blocks[type].viewFor?.(block) ?? 'view'

/** Returns the ids of the blocks whose text stands on many pages, so that the search omits them. */
export const repeatedBlocks = (page: readonly { type: BlockType; id: string }[]): string[] =>
  page.flatMap(({ type, id }) => (blocks[type].isRepeated ? [id] : []))

/** Whether a block of a page runs WebAssembly. */
export const runsWasm = (page: readonly Block[]): boolean => page.some((block) => isWasm(block.type, block))

const isWasm = <T extends BlockType>(type: T, block: BlockOf<T>) => blocks[type].runsWasm?.(block) ?? false
