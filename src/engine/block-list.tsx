import { Suspense } from 'react'
import { HeadingLevel } from '../../block-library/shared/heading.tsx'
import { drawBlock, type Views } from '../../block-library/views.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { KeptMarkup } from './kept-markup.tsx'
import type { DrawnBlock } from './published-page.ts'

interface BlockListProps {
  blocks: DrawnBlock[]
  views: Views
}

/**
 * Draws bound blocks in order, each behind its own boundary: it may crash alone, and where it has to be hydrated it is
 * hydrated by itself, the one that is pressed first. It knows no block by name.
 */
export function BlockList({ blocks, views }: BlockListProps) {
  return blocks.map((block) => (
    <Suspense key={block.id}>
      {block.props ? (
        <BlockBoundary id={block.id} type={block.type} hydrates={!block.static}>
          <HeadingLevel value={block.level}>
            {drawBlock(views, block.view, block.heading, block.props)}
          </HeadingLevel>
        </BlockBoundary>
      ) : (
        <KeptMarkup {...block} />
      )}
    </Suspense>
  ))
}
