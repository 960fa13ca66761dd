import { sectionKey } from '../../../schemas/shared/section-ref.ts'
import type { Page } from '../../../schemas/page.ts'
import { childOf } from '../../config/document-order.ts'
import { listIn, sectionsSent } from '../content-parts.ts'
import type { EndpointAnswer, JoinedPage, JoinedSite } from '../joined-site.ts'
import { defineRule, type Found } from '../rule.ts'

export const hiddenBlock = defineRule({
  summary: 'Every block has what it needs to be shown.',
  severity: 'warning',
  reads: 'content',
  check,
})

function* check({ joined, answers }: JoinedSite): Generator<Found> {
  for (const { endpoint, loaded, bound, pathname, content } of joined) {
    const answer = answers.get(endpoint ?? '')
    const missing = new Set(bound.missing.map(({ id }) => id))
    // What did not come at all is told once, as that.
    const hidden = answer?.failure === undefined ? bound.hidden.filter(({ id }) => !missing.has(id)) : []
    for (const { id, type, reason } of hidden) {
      const index = loaded.page.blocks.findIndex((block) => block.id === id)
      const entry = answer && sectionOf(loaded.page.blocks[index], loaded.page, answer)
      const at = pathname.startsWith(loaded.path) ? '' : ` of ${pathname}`
      // Its items were there and could not be read: that is told of each.
      if (entry && isUnreadable(entry.value, content)) continue
      if (entry && answer) {
        const problem = `block ${index}, ${type}, of ${loaded.file} is not shown: ${reason}`
        yield { file: answer.place, path: entry.path, problem }
      } else yield { file: loaded.file, path: ['blocks', index], problem: `is not shown${at}: ${reason}` }
    }
  }
}

/** The section that a block shows, where it is sent. */
function sectionOf(block: Page['blocks'][number] | undefined, { content }: Page, answer: EndpointAnswer) {
  const ref = block && 'section' in block ? block.section : undefined
  return ref === undefined ? undefined : sectionsSent(answer).get(sectionKey(ref, content?.prefix ?? ''))
}

/** Whether items or questions were sent, and none of them is left. */
function isUnreadable(value: unknown, { sections }: JoinedPage['content']): boolean {
  const view = sections.get(String(childOf(value, 'section')))
  const lost = (sent: string, left: unknown[] = []) => listIn(value, sent).length > 0 && left.length === 0
  return lost('images', view?.items) || lost('faq_entries', view?.faqs)
}
