import type { ContentItemView } from '../../../block-library/contract/content-view.ts'
import { placedItems } from '../../../block-library/contract/placed-items.ts'
import { valueText, valueAt } from '../../util/problem.ts'
import { stringsIn } from '../../site/content/picture-rule.ts'
import { sectionsSent } from '../../site/joined/content-parts.ts'
import type { SiteConfig } from '../../site/config/site-config.ts'
import type { JoinedPage } from '../../site/joined/joined-site.ts'
import { defineRule } from '../rule.ts'
import { pagesByAnswer } from '../section-gaps.ts'
import { sectionOf } from '../../site/joined/section-of.ts'

export const unshownItem = defineRule({
  summary: 'A block shows every item of its section.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    Some blocks have a fixed number of places. A features grid has five, a mosaic with links has one for each link, and an intro has one
    picture. Visitors do not see more items. Remove the item from the content, or add a place for it: another link or another block.`,
  *check(site) {
    for (const [answer, pages] of pagesByAnswer(site)) {
      const needed = new Set(pages.flatMap((page) => [...page.readKeys]))
      const shown = counted(pages.flatMap(({ bound }) => stringsIn(bound.shown.map(({ props }) => props))))
      for (const [key, { path, value }] of sectionsSent(answer)) {
        // `hidden-block` reports a hidden block, so its items are not reported.
        if (!needed.has(key) || pages.some((page) => isHidden(key, page, site.config))) continue
        const items = placedItems(pages[0]?.content.sections.get(key))
        const sent = counted(items.flatMap((item) => item?.src ?? []))
        // If several items have the same picture, an item counts as shown if its text or all its pictures are shown.
        const isShown = ({ src = '', title, description, html }: ContentItemView) =>
          (sent.has(src) && (shown.get(src) ?? 0) >= (sent.get(src) ?? 0)) ||
          [title, description, ...stringsIn(html)].some((text) => text !== '' && shown.has(text))
        for (const [place, item] of items.entries()) {
          if (!item || isEmpty(item) || isShown(item)) continue
          const problem = 'no block shows this item: the layout has places for fewer items'
          const received = valueText(valueAt(['images', place], value))
          yield { file: answer.place, path: [...path, 'images', place], problem, received }
        }
      }
    }
  },
})

function counted(texts: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

const isEmpty = ({ src, title, description, html }: ContentItemView) =>
  !src && !title && !description && !html

/** Whether a block that shows the section is hidden, or lacks cards that lead to hidden pages. */
const isHidden = (section: string, { loaded: { page }, bound }: JoinedPage, { unshown }: SiteConfig) =>
  page.blocks.some(
    (block) =>
      sectionOf(block, page) === section &&
      (bound.shown.every(({ id }) => id !== block.id) || (unshown && 'links' in block)),
  )
