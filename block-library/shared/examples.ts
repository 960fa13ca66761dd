import type { BlockInputOf, BlockType } from '../../schemas/blocks/index.ts'

/** A block as an author writes it, with the sections a content service would send for it (prefix `example`). */
export interface Example<T extends BlockType> {
  block: BlockInputOf<T>
  sections?: unknown[]
  /** True where the block is meant not to show. */
  hidden?: boolean
}

/** Named examples of one block; they feed its tests, the catalogue and the docs. */
export type Examples<T extends BlockType> = { default: Example<T> } & Record<string, Example<T>>
