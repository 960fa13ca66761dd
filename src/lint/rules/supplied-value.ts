import { placedItems } from '../../../block-library/contract/placed-items.ts'
import { childOf } from '../../util/document-order.ts'
import { show } from '../../util/problem.ts'
import { sectionsSent } from '../../site/joined/content-parts.ts'
import type { EndpointAnswer, JoinedPage, JoinedSite } from '../../site/joined/joined-site.ts'
import { refusedParts } from '../refused-parts.ts'
import { defineRule, type Found } from '../rule.ts'
import { askersOfSections } from '../section-gaps.ts'
import { blockSchemas } from '../written-values.ts'

export const suppliedValue = defineRule({
  summary: 'What a block reads in the description of an item it understands.',
  severity: 'warning',
  reads: 'content',
  docs: `
    Some blocks read figures out of an item's description, and say in their schema how these are written (\`itemsSay\`): the screen
    planner replaces typical values by the supplier's own, a title naming a cabinet or a place, and the description saying of it what
    is known, in parts behind commas. A part that is not understood changes nothing, and the visitor reads the typical value. Mend the
    part: a figure or a range with its unit, the least first; pixels behind the name of a pitch that the cabinet is built with; of a
    place, a pitch that is built there.`,
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
