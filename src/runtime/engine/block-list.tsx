import { HeadingLevel } from '../../../block-library/parts/heading.tsx'
import { drawBlock, type Views } from '../../../block-library/views.ts'
import type { BoundBlock } from './bind.ts'
import { BlockBoundary } from './block-boundary.tsx'

interface BlockListProps {
  blocks: BoundBlock[]
  views: Views
}

/**
 * Renders bound blocks in order, each in its own boundary, so that a crash affects one block only. It never depends on
 * a block's name.
 */
export function BlockList({ blocks, views }: BlockListProps) {
  return blocks.map((block) => (
    <BlockBoundary key={block.id} id={block.id} type={block.type} ground={block.ground} lang={block.lang}>
      <HeadingLevel value={block.level}>{drawBlock(views, block)}</HeadingLevel>
    </BlockBoundary>
  ))
}
