import type { BlockInputOf, BlockType } from '../../schemas/blocks/index.ts'
import type { Visit } from './bind-context.ts'
import type { ContentView } from './content-view.ts'

/** A block as an author writes it, with the sections a content service would send for it (prefix `example`). */
export interface Example<T extends BlockType> {
  block: BlockInputOf<T>
  sections?: unknown[]
  /** What else its page may bring: gallery, articles, the visit. */
  input?: { content?: ContentView; visit?: Visit }
  /** True where the block is meant not to show. */
  hidden?: boolean
}

/** Named examples of one block; they feed its tests, the catalogue and the docs. */
export type Examples<T extends BlockType> = { default: Example<T> } & Record<string, Example<T>>

/** Examples of a variant, their names behind the variant's. */
export const namedAfter = <T extends BlockType>(
  variant: string,
  examples: Examples<T>,
): Record<string, Example<T>> =>
  Object.fromEntries(Object.entries(examples).map(([name, example]) => [`${variant}, ${name}`, example]))
