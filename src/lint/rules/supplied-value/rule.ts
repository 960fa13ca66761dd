import { placedItems } from '../../../../block-library/contract/placed-items.ts'
import { childOf } from '../../../util/document-order.ts'
import { show } from '../../../util/problem.ts'
import { sectionsSent } from '../../../site/joined/content-parts.ts'
import type { EndpointAnswer, JoinedPage, JoinedSite } from '../../../site/joined/joined-site.ts'
import { refusedParts } from '../../refused-parts.ts'
import { defineRule, type Found } from '../../rule.ts'
import { askersOfSections } from '../../section-gaps.ts'
import { blockSchemas } from '../../written-values.ts'

export const suppliedValue = defineRule({
  summary: 'What a block reads in the description of an item it understands.',
  severity: 'warning',
  reads: 'content',
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  for (const [answer, askers] of askersOfSections(site))
    for (const page of askers) yield* refusedItems(page, answer)
}

function* refusedItems(page: JoinedPage, answer: EndpointAnswer): Generator<Found> {
  for (const { refusal, block, key } of refusedParts(page)) {
    if (!('item' in refusal)) continue
    const place = placedItems(page.content.sections.get(key)).indexOf(refusal.item)
    yield {
      file: answer.place,
      path: [...(sectionsSent(answer).get(key)?.path ?? []), 'images', place, 'description'],
      problem: `${block.type} #${block.id} does not understand it, and does without`,
      expected: expectedBy(block),
      received: show(refusal.part),
    }
  }
}

/** What the schema of a block says of the items of its section. */
function expectedBy(block: { type: string }): string | undefined {
  // Of the reference itself, which is one of several shapes: none of these says it.
  const said = blockSchemas(block).map(({ properties }) => childOf(properties?.['section'], 'itemsSay'))
  return said.find((text) => typeof text === 'string')
}
