import type { ContentSectionView } from '../../../block-library/contract/content-view.ts'
import { listIn, sectionsSent } from '../../site/joined/content-parts.ts'
import type { EndpointAnswer, JoinedPage } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { sectionOf } from '../../site/joined/section-of.ts'

export const hiddenBlock = defineRule({
  summary: 'Every block has what it needs to be shown.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    A block that has nothing to show is omitted from the page. Examples are a showcase without pictures, a faq block whose section has
    no questions, and a feature list whose items have no titles. The finding is at the section in the content, or at the block if no
    section is the cause. The rule \`missing-section\` reports a section that is not sent. A block that its config hides, such as testimonials
    with \`samples: 'hidden'\` and no real client, is not reported.`,
  *check({ joined, answers }) {
    for (const page of joined) {
      const answer = answers.get(page.endpoint ?? '')
      // `endpoint-answer` reports an answer that fails as a whole.
      if (answer?.failure === undefined) yield* hiddenBlocks(page, answer)
    }
  },
})

function* hiddenBlocks(
  { loaded: { file, path, page }, bound, content, pathname }: JoinedPage,
  answer: EndpointAnswer | undefined,
): Generator<Found> {
  const missing = new Set(bound.missing.map(({ id }) => id))
  for (const [index, block] of page.blocks.entries()) {
    const { reason, isIntended } = bound.hidden.find(({ id }) => id === block.id) ?? {}
    if (reason === undefined || isIntended || missing.has(block.id)) continue
    const key = sectionOf(block, page) ?? ''
    const entry = answer && sectionsSent(answer).get(key)
    if (entry) {
      const problem = `block ${index}, ${block.type}, of ${file} is not shown: ${reason}`
      if (!isUnreadable(entry.value, content.sections.get(key)))
        yield { file: answer.place, path: entry.path, problem }
    } else {
      const at = pathname === path ? '' : ` of ${pathname}`
      yield { file, path: ['blocks', index], problem: `is not shown${at}: ${reason}` }
    }
  }
}

/** Whether items or questions were sent and none can be read. `odd-content` reports each of these. */
const isUnreadable = (sent: unknown, read: ContentSectionView | undefined) =>
  (listIn(sent, 'images').length > 0 && read?.items.length === 0) ||
  (listIn(sent, 'faq_entries').length > 0 && read?.faqs.length === 0)
