import { withSupplied } from '../../../block-library/screen-planner/supplied.ts'
import { placedItems } from '../../../block-library/shared/placed-items.ts'
import { sectionKey } from '../../../schemas/shared/section-ref.ts'
import { show } from '../../config/problem.ts'
import { sectionsSent } from '../content-parts.ts'
import type { JoinedSite } from '../joined-site.ts'
import { defineRule, type Found } from '../rule.ts'

export const suppliedValue = defineRule({
  summary: 'What content says of a cabinet or a place of the screen planner is understood.',
  severity: 'warning',
  reads: 'content',
  check,
})

function* check({ joined, answers }: JoinedSite): Generator<Found> {
  for (const { loaded, content, endpoint } of joined) {
    const answer = answers.get(endpoint ?? '')
    for (const block of loaded.page.blocks) {
      if (block.type !== 'screen-planner' || block.section === undefined || !answer) continue
      const key = sectionKey(block.section, loaded.page.content?.prefix ?? '')
      const sent = sectionsSent(answer).get(key)
      const section = content.sections.get(key)
      if (!sent || !section) continue
      const places = placedItems(section)
      const found: Found[] = []
      withSupplied(block.planning, section.items, (item, part) => {
        const path = [...sent.path, 'images', places.indexOf(item), 'description']
        const problem = 'the screen planner does not understand it, and leaves what is typical'
        found.push({ file: answer.place, path, problem, received: show(part), expected })
      })
      yield* found
    }
  }
}

const expected =
  '"9.2 kg", "120 to 146 W", "640 × 480 mm" or "P2.5 256 × 192 px" of a cabinet, "600 to 900 nits" or a pitch built there of a place'
