import { placedItems } from '../../../block-library/shared/placed-items.ts'
import { sectionKey } from '../../../schemas/shared/section-ref.ts'
import { show, valueAt } from '../../config/problem.ts'
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
  for (const { loaded, content, bound } of pagesWithSections(site)) {
    const { file, page } = loaded
    for (const refusal of bound.refused) {
      const index = page.blocks.findIndex(({ id }) => id === refusal.id)
      const block = page.blocks[index]
      if (!('option' in refusal) || !block || !('section' in block) || block.section === undefined) continue
      const key = sectionKey(block.section, page.content?.prefix ?? '')
      const { length } = placedItems(content.sections.get(key))
      yield {
        file,
        path: ['blocks', index, ...refusal.option],
        problem: `${key} has ${length === 1 ? 'one item' : `${length} items`}`,
        received: show(valueAt(refusal.option, block)),
      }
    }
  }
}
