import { placedItems } from '../../../block-library/shared/placed-items.ts'
import { sectionKey } from '../../../schemas/shared/section-ref.ts'
import { show, valueAt } from '../../config/problem.ts'
import { textsOf } from '../../site-content/refused-pictures.ts'
import { sectionsSent } from '../content-parts.ts'
import type { JoinedPage, JoinedSite } from '../joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { pagesWithSections } from '../section-gaps.ts'

export const unshownItem = defineRule({
  summary: 'Every item of a section that is shown is shown by a block.',
  severity: 'warning',
  reads: 'content',
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  const pages = pagesWithSections(site)
  for (const endpoint of new Set(pages.map((page) => page.endpoint))) {
    const answer = site.answers.get(endpoint ?? '')
    const askers = pages.filter((page) => page.endpoint === endpoint)
    if (!answer) continue
    const asked = new Set(askers.flatMap((page) => [...page.asked]))
    const shown = new Set(askers.flatMap(({ bound }) => textsOf(bound.shown.map(({ props }) => props))))
    for (const [key, { path, value }] of sectionsSent(answer)) {
      // Of a block that is hidden every item is, which is told as that.
      if (!asked.has(key) || askers.some((page) => isHidden(key, page))) continue
      const items = placedItems(askers[0]?.content.sections.get(key))
      for (const [place, item] of items.entries()) {
        const texts = item
          ? [item.src, item.title, item.description, ...textsOf(item.html)].filter(Boolean)
          : []
        if (texts.length === 0 || texts.some((text) => text !== undefined && shown.has(text))) continue
        const problem = 'no block shows it: it is beyond the places that there are for pictures'
        yield {
          file: answer.place,
          path: [...path, 'images', place],
          problem,
          received: show(valueAt(['images', place], value)),
        }
      }
    }
  }
}

function isHidden(section: string, { loaded: { page }, bound }: JoinedPage): boolean {
  return page.blocks.some(
    (block) =>
      'section' in block &&
      block.section !== undefined &&
      sectionKey(block.section, page.content?.prefix ?? '') === section &&
      bound.hidden.some(({ id }) => id === block.id),
  )
}
