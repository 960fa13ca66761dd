import type { ContentSectionView } from '../../../block-library/contract/content-view.ts'
import { blockSchema } from '../../../schemas/blocks/index.ts'
import type { BoundBlock } from '../../runtime/engine/bind.ts'
import { listIn, sectionsSent } from '../../site/joined/content-parts.ts'
import type { EndpointAnswer, JoinedPage } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { sectionOf } from '../../site/joined/section-of.ts'

export const hiddenBlock = defineRule({
  summary: 'Every block has what it needs to be shown, and items if it shows the items of its section.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    A block that has nothing to show is omitted from the page. Examples are a showcase without pictures, a faq block whose section has
    no questions, and a feature list whose items have no titles. The finding is at the section in the content, or at the block if no
    section is the cause. The rule \`missing-section\` reports a section that is not sent. A block that its config hides, such as testimonials
    with \`samples: 'hidden'\` and no real client, is not reported.

    Cards, tiles and figures are the section's \`images\`. Without images, a block shows only its heading and text, and a features grid
    shows a note that it is empty. Send the items, or remove the block from the page.`,
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
    const key = sectionOf(block, page) ?? ''
    const entry = answer && sectionsSent(answer).get(key)
    const shown = bound.shown.find(({ id }) => id === block.id)
    if (entry && shown && hasNoItems(shown, entry.value)) {
      const problem = `has no items: blocks[${index}], ${block.type}, of ${file} shows only its heading and text`
      yield { file: answer.place, path: entry.path, problem }
    }
    const { reason, isIntended } = bound.hidden.find(({ id }) => id === block.id) ?? {}
    if (reason === undefined || isIntended || missing.has(block.id)) continue
    if (entry) {
      const problem = `blocks[${index}], ${block.type}, of ${file} is not shown: ${reason}`
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

/** Whether a block shows an empty list of items. `odd-content` reports items that were sent and cannot be read. */
const hasNoItems = ({ type, props }: BoundBlock, sent: unknown) =>
  listIn(sent, 'images').length === 0 &&
  Object.entries(props).some(
    ([name, value]) => !optionsOf.get(type)?.has(name) && Array.isArray(value) && value.length === 0,
  )

/** The option names of each block type. A list under one of these names comes from the config, not from content. */
const optionsOf = new Map<string, Set<string>>(
  blockSchema.options.map(({ shape }) => [shape.type.value, new Set(Object.keys(shape))]),
)
