import type { BlockInputOf, BlockType } from '../../schemas/blocks/index.ts'
import type { Visit } from './bind-context.ts'
import type { ContentView } from './content-view.ts'

/** A block as an author writes it, with the sections that a content service would send for it (prefix `example`). */
export interface Example<T extends BlockType> {
  block: BlockInputOf<T>
  sections?: unknown[]
  /** Other data of the page: gallery, articles, the visit. */
  input?: { content?: ContentView; visit?: Visit }
  /** True if the block is expected to be hidden. */
  hidden?: boolean
}

/** Named examples of one block, for its tests, the catalogue and the docs. */
export type Examples<T extends BlockType> = { default: Example<T> } & Record<string, Example<T>>

/** Returns the examples of a variant, with the variant's name before each example's name. */
export const namedAfter = <T extends BlockType>(
  variant: string,
  examples: Examples<T>,
): Record<string, Example<T>> =>
  Object.fromEntries(Object.entries(examples).map(([name, example]) => [`${variant}, ${name}`, example]))

/** Returns a function that makes examples of a block with one section, each with this content and these options changed. */
export const sectionExample =
  <T extends BlockType>(block: BlockInputOf<T>, section: object) =>
  (content: object = {}, options: Partial<BlockInputOf<T>> = {}): Example<T> => ({
    block: { ...block, ...options },
    sections: [{ ...section, ...content }],
  })
