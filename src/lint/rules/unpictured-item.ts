import { placedItems } from '../../../block-library/contract/placed-items.ts'
import { childOf } from '../../util/document-order.ts'
import { valueAt } from '../../util/problem.ts'
import { sectionsSent } from '../../site/joined/content-parts.ts'
import type { EndpointAnswer, JoinedPage } from '../../site/joined/joined-site.ts'
import { sectionOf } from '../../site/joined/section-of.ts'
import { contract } from '../../site/joined/read-answers.ts'
import { defineRule, type Found } from '../rule.ts'
import { askersOfSections } from '../section-gaps.ts'
import { misspells } from './shared/likely-field.ts'

export const unpicturedItem = defineRule({
  summary: 'Of items that mostly have pictures, each item that is shown has one.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    A card without its picture shows a note that there is no image, or an empty space beside cards with pictures. Send an \`image\` with
    the item, or remove the item. A section is not reported if most of its items have no picture.`,
  *check(site) {
    for (const [answer, askers] of askersOfSections(site)) {
      const reported = new Set<string>()
      for (const found of askers.flatMap((page) => [...unpicturedItems(page, answer)])) {
        const place = found.path.join('.')
        if (!reported.has(place)) yield found
        reported.add(place)
      }
    }
  },
})

function* unpicturedItems(
  page: JoinedPage,
  answer: EndpointAnswer,
): Generator<Found & { path: PropertyKey[] }> {
  for (const [key, { path, value }] of sectionsSent(answer)) {
    const items = page.readKeys.has(key) ? placedItems(page.content.sections.get(key)) : []
    const unpictured = items.filter((item) => item && !item.src).length
    if (unpictured === 0 || unpictured > items.length / 2 || !showsNoPicture(page, key)) continue
    for (const [place, item] of items.entries()) {
      const at = ['images', place]
      // `odd-content` reports an address that cannot be read.
      const sent = valueAt(at, value)
      if (!item || item.src || hasAddress(sent) || misspells('image', sent, itemFields)) continue
      const missing = item.title === '' ? 'a picture and without a title' : 'a picture'
      const problem = `${page.loaded.file} shows it without ${missing}`
      yield { file: answer.place, path: [...path, ...at], problem, value: sent }
    }
  }
}

const itemFields = contract.parts.imageItem.shape

const hasAddress = (item: unknown) => ['image', 'url'].some((field) => childOf(item, field))

/** Whether a block that shows a section has a place for a picture that is empty. */
function showsNoPicture({ bound, loaded: { page } }: JoinedPage, section: string): boolean {
  const blocks = page.blocks.filter((block) => sectionOf(block, page) === section)
  return bound.shown.some(({ id, props }) => blocks.some((block) => block.id === id) && hasEmptyPlace(props))
}

function hasEmptyPlace(props: unknown): boolean {
  if (typeof props !== 'object' || props === null) return false
  if ('src' in props && props.src === undefined) return true
  return Object.values(props).some(hasEmptyPlace)
}
