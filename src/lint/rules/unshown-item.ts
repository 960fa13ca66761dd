import type { ContentItemView } from '../../../block-library/contract/content-view.ts'
import { placedItems } from '../../../block-library/contract/placed-items.ts'
import { show, valueAt } from '../../util/problem.ts'
import { textsOf } from '../../site/content/picture-rule.ts'
import { sectionsSent } from '../../site/joined/content-parts.ts'
import type { JoinedPage, JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { askersOfSections } from '../section-gaps.ts'
import { sectionOf } from '../../site/joined/section-of.ts'

export const unshownItem = defineRule({
  summary: 'Every item of a section that is shown is shown by a block.',
  severity: 'warning',
  reads: 'content',
  docs: `
    Some blocks have so many places and no more: a features grid five, a mosaic with links as many as it has links, an intro one
    picture. What is sent beyond them no visitor sees. Take the item out of the content, or give it a place: another link, another
    block.`,
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  for (const [answer, askers] of askersOfSections(site)) {
    const asked = new Set(askers.flatMap((page) => [...page.asked]))
    const shown = counted(askers.flatMap(({ bound }) => textsOf(bound.shown.map(({ props }) => props))))
    for (const [key, { path, value }] of sectionsSent(answer)) {
      // Of a block that is hidden every item is, which is told as that.
      if (!asked.has(key) || askers.some((page) => isHidden(key, page))) continue
      const items = placedItems(askers[0]?.content.sections.get(key))
      const sent = counted(items.flatMap((item) => item?.src ?? []))
      // A picture that several items have is of those whose words are shown.
      const isShown = ({ src = '', title, description, html }: ContentItemView) =>
        (sent.has(src) && (shown.get(src) ?? 0) >= (sent.get(src) ?? 0)) ||
        [title, description, ...textsOf(html)].some((text) => text !== '' && shown.has(text))
      for (const [place, item] of items.entries()) {
        if (!item || isEmpty(item) || isShown(item)) continue
        const problem = 'no block shows it: it is beyond the places that there are for pictures'
        const received = show(valueAt(['images', place], value))
        yield { file: answer.place, path: [...path, 'images', place], problem, received }
      }
    }
  }
}

function counted(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

const isEmpty = ({ src, title, description, html }: ContentItemView) =>
  !src && !title && !description && !html

function isHidden(section: string, { loaded: { page }, bound }: JoinedPage): boolean {
  return page.blocks.some(
    (block) => sectionOf(block, page) === section && bound.hidden.some(({ id }) => id === block.id),
  )
}
