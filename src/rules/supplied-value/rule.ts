import { placedItems } from '../../../block-library/shared/placed-items.ts'
import { sectionKey } from '../../../schemas/shared/section-ref.ts'
import { show } from '../../config/problem.ts'
import { schemasBelow } from '../../config/schema-map.ts'
import { sectionsSent } from '../content-parts.ts'
import type { JoinedSite } from '../joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { blockSchemas } from '../written-values.ts'

export const suppliedValue = defineRule({
  summary: 'What a block reads in the description of an item it understands.',
  severity: 'warning',
  reads: 'content',
  check,
})

function* check({ joined, answers }: JoinedSite): Generator<Found> {
  for (const { loaded, bound, content, endpoint } of joined) {
    for (const refusal of bound.refused) {
      const block = loaded.page.blocks.find(({ id }) => id === refusal.id)
      const answer = answers.get(endpoint ?? '')
      if (!('item' in refusal) || !answer || !block || !('section' in block) || !block.section) continue
      const key = sectionKey(block.section, loaded.page.content?.prefix ?? '')
      const place = placedItems(content.sections.get(key)).indexOf(refusal.item)
      yield {
        file: answer.place,
        path: [...(sectionsSent(answer).get(key)?.path ?? []), 'images', place, 'description'],
        problem: `${block.type} #${block.id} does not understand it, and does without`,
        expected: expectedBy(block),
        received: show(refusal.part),
      }
    }
  }
}

/** What the schema of a block says of the items of its section. */
function expectedBy(block: { type: string; section?: unknown }): string | undefined {
  const said = schemasBelow(blockSchemas(block), 'section', block.section).map(({ itemsSay }) => itemsSay)
  return said.find((text) => typeof text === 'string')
}
