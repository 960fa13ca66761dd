import { placedItems } from '../../../block-library/shared/placed-items.ts'
import { show, valueAt } from '../../config/problem.ts'
import { childOf } from '../../config/document-order.ts'
import { sectionsSent } from '../content-parts.ts'
import type { JoinedSite } from '../joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { pagesWithSections } from '../section-gaps.ts'

export const untitledItem = defineRule({
  summary: 'Every item that is shown with its title, or leads by it to a page, has one.',
  severity: 'warning',
  reads: 'content',
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  for (const { bound, content, endpoint, asked, loaded } of pagesWithSections(site)) {
    const answer = site.answers.get(endpoint ?? '')
    if (!answer) continue
    const untitled = new Set<string>()
    for (const { props } of bound.shown) collectUntitled(props, untitled)
    for (const [key, { path, value }] of sectionsSent(answer)) {
      const items = asked.has(key) ? placedItems(content.sections.get(key)) : []
      for (const [place, item] of items.entries()) {
        if (!item?.src || item.title !== '' || !untitled.has(item.src)) continue
        const problem = `${loaded.file} shows it without a title`
        const received = show(valueAt(['images', place], value))
        yield { file: answer.place, path: [...path, 'images', place], problem, received }
      }
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
