import { HeadingLevel } from '../../../block-library/parts/heading.tsx'
import { drawBlock, type Views } from '../../../block-library/views.ts'
import type { BoundBlock } from './bind.ts'
import { BlockBoundary } from './block-boundary.tsx'

interface BlockListProps {
  blocks: BoundBlock[]
  views: Views
}

/** Draws bound blocks in order, each behind its own boundary, so that it may crash alone. It knows no block by name. */
export function BlockList({ blocks, views }: BlockListProps) {
  return blocks.map((block) => (
    <BlockBoundary key={block.id} id={block.id} type={block.type}>
      <HeadingLevel value={block.level}>{drawBlock(views, block)}</HeadingLevel>
    </BlockBoundary>
  ))
}
