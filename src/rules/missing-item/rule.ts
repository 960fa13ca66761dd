import { placedItems } from '../../../block-library/shared/placed-items.ts'
import { sectionKey } from '../../../schemas/shared/section-ref.ts'
import { show } from '../../config/problem.ts'
import type { JoinedSite } from '../joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { pagesWithSections } from '../section-gaps.ts'

export const missingItem = defineRule({
  summary: 'Every item that a block names by its place is sent.',
  severity: 'warning',
  reads: 'content',
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  for (const {
    loaded: { file, page },
    content,
  } of pagesWithSections(site)) {
    for (const [index, block] of page.blocks.entries()) {
      if (!('section' in block) || block.section === undefined) continue
      const key = sectionKey(block.section, page.content?.prefix ?? '')
      const section = content.sections.get(key)
      const items = placedItems(section)
      const said = `${key} has ${items.length === 1 ? 'one item' : `${items.length} items`}`
      if (!section) continue
      if (block.type === 'intro' && !block.itemByAddress && block.picture > Math.max(1, items.length))
        yield { file, path: ['blocks', index, 'picture'], problem: said, received: show(block.picture) }
      const places = (block.type === 'mosaic' && block.links) || []
      for (const [place, to] of places.entries())
        if (place >= items.length)
          yield { file, path: ['blocks', index, 'links', place], problem: said, received: show(to) }
    }
  }
}
