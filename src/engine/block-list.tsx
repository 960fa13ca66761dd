import type { ReactElement } from 'react'
import { drawBlock } from '../../block-library/views.ts'
import { HeadingLevel } from '../../block-library/shared/heading.tsx'
import type { BlockType } from '../../schemas/blocks/index.ts'
import type { BoundBlock } from './bind.ts'
import { BlockBoundary } from './block-boundary.tsx'

/** Draws bound blocks in order, each behind its own boundary. It knows no block by name. */
export function BlockList({ blocks }: { blocks: BoundBlock[] }) {
  return blocks.map((block) => (
    <BlockBoundary key={block.id} id={block.id} type={block.type}>
      <HeadingLevel value={block.level}>{draw(block)}</HeadingLevel>
    </BlockBoundary>
  ))
}

function draw<T extends BlockType>(block: BoundBlock<T>): ReactElement {
  return drawBlock(block.type, block.view, block.heading, block.props)
}
