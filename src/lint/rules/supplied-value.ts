import { placedItems } from '../../../block-library/contract/placed-items.ts'
import { childOf } from '../../util/document-order.ts'
import { sectionsSent } from '../../site/joined/content-parts.ts'
import type { EndpointAnswer, JoinedPage } from '../../site/joined/joined-site.ts'
import { refusedParts } from '../refused-parts.ts'
import { defineRule, type Found } from '../rule.ts'
import { askersOfSections } from '../section-gaps.ts'
import { blockSchemas } from '../written-values.ts'

export const suppliedValue = defineRule({
  summary: 'A block can read every figure in the descriptions of its items.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    Some blocks read figures from an item's description. Their schema says how to write these figures (\`itemsSay\`). The
    title of an item names a thing, and the description lists its values, separated by commas. The block ignores a part that it cannot
    read, and the visitor sees the block's own value.

    Correct the part. Write a figure or a range with its unit, the smaller number first, or a name that the block's config has.`,
  *check(site) {
    for (const [answer, askers] of askersOfSections(site))
      for (const page of askers) yield* refusedItems(page, answer)
  },
})

function* refusedItems(page: JoinedPage, answer: EndpointAnswer): Generator<Found> {
  for (const { refusal, block, key } of refusedParts(page)) {
    if (!('item' in refusal)) continue
    const place = placedItems(page.content.sections.get(key)).indexOf(refusal.item)
    yield {
      file: answer.place,
      path: [...(sectionsSent(answer).get(key)?.path ?? []), 'images', place, 'description'],
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
