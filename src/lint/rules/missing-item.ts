import { placedItems } from '../../../block-library/contract/placed-items.ts'
import { valueAt } from '../../util/problem.ts'
import { refusedParts } from '../refused-parts.ts'
import { defineRule } from '../rule.ts'
import { pagesWithSections } from '../section-gaps.ts'

export const missingItem = defineRule({
  summary: 'Every item that a block names by its number is sent.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    A block may name an item by its number. In an intro, \`picture: 5\` is the section's fifth picture. In a mosaic, the third of the
    \`links\` belongs to the third picture. If the section has fewer items, the picture or link is not shown. Send the item, or correct
    the number.`,
  *check(site) {
    for (const page of pagesWithSections(site)) {
      for (const { refusal, index, block, key } of refusedParts(page)) {
        if (!('option' in refusal)) continue
        const { length } = placedItems(page.content.sections.get(key))
        yield {
          file: page.loaded.file,
          path: ['blocks', index, ...refusal.option],
          problem: `${key} has ${length === 1 ? 'one item' : `${length} items`}`,
          value: valueAt(refusal.option, block),
        }
      }
    }
  },
})
