import { placedItems } from '../../../block-library/contract/placed-items.ts'
import { show, valueAt } from '../../util/problem.ts'
import { childOf } from '../../util/document-order.ts'
import { sectionsSent } from '../../site/joined/content-parts.ts'
import type { EndpointAnswer, JoinedPage, JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { askersOfSections } from '../section-gaps.ts'

export const untitledItem = defineRule({
  summary: 'Every item that is shown with its title, or leads by it to a page, has one.',
  severity: 'warning',
  reads: 'content',
  docs: `
    A card without a title says nothing of its picture, to a screen reader least of all; and a card whose title makes its address
    (\`page-configs/title-links.ts\`) then leads to the list. Send a \`title\` with the item, or give the block a \`fallbackTitle\`.`,
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  for (const [answer, askers] of askersOfSections(site)) {
    for (const page of askers) {
      const items = [...untitledItems(page, answer)]
      const needTitles = new Set<string>()
      // Nearly always each has its title, and nothing need be searched.
      for (const { props } of items.length > 0 ? page.bound.shown : []) collectUntitled(props, needTitles)
      for (const { src, path, value } of items) {
        const problem = `${page.loaded.file} shows it without a title`
        if (needTitles.has(src)) yield { file: answer.place, path, problem, received: show(value) }
      }
    }
  }
}

/** The pictures without a title in the sections that a page asks for. */
function* untitledItems({ asked, content }: JoinedPage, answer: EndpointAnswer) {
  for (const [key, { path, value }] of sectionsSent(answer)) {
    const items = asked.has(key) ? placedItems(content.sections.get(key)) : []
    for (const [place, item] of items.entries()) {
      const at = ['images', place]
      if (item?.src && item.title === '')
        yield { src: item.src, path: [...path, ...at], value: valueAt(at, value) }
    }
  }
}

/** The pictures that are shown with an empty title, or lead to a page, somewhere in finished props. */
function collectUntitled(props: unknown, found: Set<string>): void {
  if (typeof props !== 'object' || props === null) return
  const src = childOf(props, 'src')
  const needsTitle = childOf(props, 'title') === '' || childOf(props, 'to') !== undefined
  if (typeof src === 'string' && needsTitle) found.add(src)
  for (const part of Object.values(props)) collectUntitled(part, found)
}
