import type { BlockOf, BlockType } from '../../schemas/blocks/index.ts'
import type { Page } from '../../schemas/page.ts'

/** Returns the page's only block of a type. */
export function blockOf<T extends BlockType>(page: Page, type: T): BlockOf<T> {
  const blocks = page.blocks.filter((block): block is BlockOf<T> => block.type === type)
  const [block] = blocks
  if (!block || blocks.length > 1) throw new Error(`${page.name} has ${blocks.length} blocks of ${type}`)
  return block
}
