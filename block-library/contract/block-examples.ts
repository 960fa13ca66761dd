import type { BlockInputOf, BlockType } from '../../schemas/blocks/index.ts'
import type { Visit } from './bind-context.ts'
import { noContent, type ContentView } from './content-view.ts'

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

/** Returns a function that makes examples of a block, each with these options changed, on a page with this content. */
export const blockExample =
  <T extends BlockType>(block: BlockInputOf<T>) =>
  (options: Partial<BlockInputOf<T>> = {}, content?: Partial<ContentView>): Example<T> => ({
    block: { ...block, ...options },
    ...(content && { input: { content: { ...noContent, ...content } } }),
  })

/** Returns an item of a section, with a picture of the embedded content. */
export const pictured = (picture: string, title: string, description?: string) => ({
  image: `pictures/${picture}.webp`,
  title,
  ...(description !== undefined && { description }),
})

/** Returns functions that make examples of a block with one section: that of its key, or whose number the block has. */
export function sectionExamples<T extends BlockType>(
  block: BlockInputOf<T>,
  section: { images?: Record<string, unknown>[]; [field: string]: unknown },
) {
  type Options = Partial<BlockInputOf<T>>
  const only = (content: object, options: Options = {}): Example<T> => {
    const { section: number }: Record<string, unknown> = { ...block, ...options }
    return {
      ...blockExample(block)(options),
      sections: [{ section: section.section ?? `example_section${String(number)}`, ...content }],
    }
  }
  /** Returns an example with this content and these options changed. */
  const example = (content: object = {}, options?: Options) => only({ ...section, ...content }, options)
  const missing: Example<T> = { block, hidden: true }
  return {
    example,
    /** Returns an example whose section has this content alone. */
    only,
    missing,
    /** Returns the examples of each block that shows items, with the options for a section without a title. */
    usual: (untitled?: Options, isHiddenWithoutItems = false): Record<string, Example<T>> => ({
      ...(untitled && { 'heading of the page where the section has none': example({ title: '' }, untitled) }),
      ...(section.images?.some(({ image }) => image) && {
        'items without a picture': example({
          images: section.images.map(({ image: _image, ...words }) => words),
        }),
      }),
      'section without items': { ...example({ images: [] }), ...(isHiddenWithoutItems && { hidden: true }) },
      'section missing': missing,
    }),
  }
}
