import { placedItems } from '../../../block-library/contract/placed-items.ts'
import { childOf } from '../../util/document-order.ts'
import { valueAt } from '../../util/problem.ts'
import { sectionsSent } from '../../site/joined/content-parts.ts'
import type { EndpointAnswer, JoinedPage } from '../../site/joined/joined-site.ts'
import { sectionOf } from '../../site/joined/section-of.ts'
import { defineRule, type Found } from '../rule.ts'
import { pagesByAnswer } from '../section-gaps.ts'
import { blockSchemas } from '../written-values.ts'

export const refusedValue = defineRule({
  summary: 'Every item that a block names by its number is sent, and every figure in an item can be read.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    A block may name an item by its number. In an intro, \`picture: 5\` is the section's fifth picture. In a mosaic, the third of the
    \`links\` belongs to the third picture. If the section has fewer items, the picture or link is not shown. Send the item, or correct
    the number.

    Some blocks read figures from an item's description. Their schema says how to write these figures (\`itemsSay\`). The
    title of an item names a thing, and the description lists its values, separated by commas. The block ignores a part that it cannot
    read, and the visitor sees the block's own value.
    Correct the part. Write a figure or a range with its unit, the smaller number first, or a name that the block's config has.`,
  *check(site) {
    for (const [answer, pages] of pagesByAnswer(site))
      for (const page of pages) yield* refusedValues(page, answer)
  },
})

function* refusedValues({ bound, content, loaded }: JoinedPage, answer: EndpointAnswer): Generator<Found> {
  for (const [index, block] of loaded.page.blocks.entries()) {
    const key = sectionOf(block, loaded.page)
    if (key === undefined) continue
    const items = placedItems(content.sections.get(key))
    for (const refusal of bound.refused.filter(({ id }) => id === block.id))
      if ('option' in refusal)
        yield {
          file: loaded.file,
          path: ['blocks', index, ...refusal.option],
          problem: `${key} has ${items.length === 1 ? 'one item' : `${items.length} items`}`,
          value: valueAt(refusal.option, block),
        }
      else
        yield {
          file: answer.place,
          path: [
            ...(sectionsSent(answer).get(key)?.path ?? []),
            'images',
            items.indexOf(refusal.item),
            'description',
          ],
          problem: `${block.type} #${block.id} ignores this value, since it cannot read it`,
          expected: expectedBy(block),
          value: refusal.part,
        }
  }
}

/** Returns the format that the schema of a block prescribes for the items of its section. */
function expectedBy(block: { type: string }): string | undefined {
  // The format is on the section reference itself, not on one of the reference's several shapes.
  const formats = blockSchemas(block).map(({ properties }) => childOf(properties?.['section'], 'itemsSay'))
  return formats.find((text) => typeof text === 'string')
}
