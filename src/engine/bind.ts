import { binders, type PropsMap } from '../../block-library/binders.ts'
import { Hidden, type BindContext } from '../../block-library/shared/binder.ts'
import type { ContentSectionView } from '../../block-library/shared/content-view.ts'
import type { BlockOf, BlockType } from '../../schemas/blocks/index.ts'
import type { Page } from '../../schemas/page.ts'
import { sectionKey } from '../../schemas/shared/section-ref.ts'

/** A block ready to be drawn: finished props, and the level its heading takes. */
export type BoundBlock<T extends BlockType = BlockType> = {
  [K in T]: { id: string; type: K; level: number; props: PropsMap[K] }
}[T]

/** A block that is not shown, and why. */
export interface HiddenBlock {
  id: string
  type: BlockType
  reason: string
}

/**
 * Joins a page's config with its content, sections by key. Pure: no React, no address, no clock.
 * The first block that has a heading gets the page's h1, all others h2, so that a composed page has one h1 and skips no level.
 */
export function bind(page: Page, content: ReadonlyMap<string, ContentSectionView>) {
  const prefix = page.content?.prefix ?? ''
  const context: BindContext = {
    section: (ref) => content.get(sectionKey(ref, prefix)),
    fill: (text) => text.replaceAll('{product}', page.title),
  }
  const shown: BoundBlock[] = []
  const hidden: HiddenBlock[] = []
  let level = 1
  for (const block of page.blocks) {
    const { id, type } = block
    const props = bindBlock(type, block, context)
    if (props instanceof Hidden) {
      hidden.push({ id, type, reason: props.reason })
      continue
    }
    shown.push(bound(id, type, level, props))
    if ('title' in props && props.title) level = 2
  }
  return { shown, hidden, hasHeadline: level === 2 }
}

function bindBlock<T extends BlockType>(
  type: T,
  block: BlockOf<T>,
  context: BindContext,
): PropsMap[T] | Hidden {
  return binders[type](block, context)
}

function bound<T extends BlockType>(id: string, type: T, level: number, props: PropsMap[T]): BoundBlock<T> {
  return { id, type, level, props }
}
