import { placedItems } from '../../../block-library/contract/placed-items.ts'
import { valueAt } from '../../util/problem.ts'
import { childOf } from '../../util/document-order.ts'
import { sectionsSent } from '../../site/joined/content-parts.ts'
import type { EndpointAnswer, JoinedPage } from '../../site/joined/joined-site.ts'
import { contract } from '../../site/joined/read-answers.ts'
import { defineRule } from '../rule.ts'
import { askersOfSections } from '../section-gaps.ts'
import { misspells } from './shared/likely-field.ts'

export const untitledItem = defineRule({
  summary: 'Every item whose title is shown, or makes the address of a link, has a title.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    A card without a title does not describe its picture, and screen readers have nothing to read. A card whose address is made from its
    title (\`page-configs/title-links.ts\`) then leads to the list. Send a \`title\` with the item, or write a \`fallbackTitle\` in the
    block.`,
  *check(site) {
    for (const [answer, askers] of askersOfSections(site)) {
      const reported = new Set<string>()
      for (const page of askers) {
        const items = [...untitledItems(page, answer)]
        const needTitles = new Set<string>()
        // The search is skipped if all items have titles, which is the usual case.
        for (const { props } of items.length > 0 ? page.bound.shown : []) collectUntitled(props, needTitles)
        for (const { src, path, value } of items) {
          if (misspells('title', value, itemFields)) continue
          const problem = `${page.loaded.file} shows it without a title`
          const place = path.join('.')
          if (!needTitles.has(src) || reported.has(place)) continue
          reported.add(place)
          yield { file: answer.place, path, problem, value }
        }
      }
    }
  },
})

const itemFields = contract.parts.imageItem.shape

/** Returns the pictures without a title in the sections of a page. */
function* untitledItems({ readKeys, content }: JoinedPage, answer: EndpointAnswer) {
  for (const [key, { path, value }] of sectionsSent(answer)) {
    const items = readKeys.has(key) ? placedItems(content.sections.get(key)) : []
    for (const [place, item] of items.entries()) {
      const at = ['images', place]
      // `odd-content` reports a title that is no text.
      if (item?.src && item.title === '' && typeof (valueAt([...at, 'title'], value) ?? '') === 'string')
        yield { src: item.src, path: [...path, ...at], value: valueAt(at, value) }
    }
  }
}

/** Collects pictures in a block's props that have an empty title or a link to a page. */
function collectUntitled(props: unknown, found: Set<string>): void {
  if (typeof props !== 'object' || props === null) return
  const src = childOf(props, 'src')
  const needsTitle = childOf(props, 'title') === '' || childOf(props, 'to') !== undefined
  if (typeof src === 'string' && needsTitle) found.add(src)
  for (const part of Object.values(props)) collectUntitled(part, found)
}
