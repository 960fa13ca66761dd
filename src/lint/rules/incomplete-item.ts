import { placedItems } from '../../../block-library/contract/placed-items.ts'
import { childOf } from '../../util/document-order.ts'
import { onceFor } from '../../util/once-for.ts'
import { valueAt } from '../../util/problem.ts'
import { sectionsSent } from '../../site/joined/content-parts.ts'
import type { EndpointAnswer, JoinedPage } from '../../site/joined/joined-site.ts'
import { sectionOf } from '../../site/joined/section-of.ts'
import { contract } from '../../site/joined/read-answers.ts'
import { defineRule, type Found } from '../rule.ts'
import { pagesByAnswer } from '../section-gaps.ts'
import { misspells } from './shared/likely-field.ts'

export const incompleteItem = defineRule({
  summary: 'Every item that is shown has its title, and a picture if most items beside it have one.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    A card without a title does not describe its picture, and screen readers have nothing to read. A card whose address is made from its
    title (\`page-configs/title-links.ts\`) then leads to the list. Send a \`title\` with the item, or write a \`fallbackTitle\` in the
    block.

    A card without its picture shows a note that there is no image, or an empty space beside cards with pictures. Send an \`image\` with
    the item, or remove the item. A section is not reported if most of its items have no picture.`,
  *check(site) {
    for (const [answer, pages] of pagesByAnswer(site)) {
      const reported = new Set<string>()
      for (const problem of pages.flatMap((page) => [...incompleteItems(page, answer)])) {
        const place = problem.path.join('.')
        if (!reported.has(place)) yield problem
        reported.add(place)
      }
    }
  },
})

function* incompleteItems(
  page: JoinedPage,
  answer: EndpointAnswer,
): Generator<Found & { path: PropertyKey[] }> {
  for (const [key, { path, value }] of sectionsSent(answer)) {
    const items = page.readKeys.has(key) ? placedItems(page.content.sections.get(key)) : []
    const unpictured = items.filter((item) => item && !item.src).length
    const needsPictures = unpictured > 0 && unpictured <= items.length / 2 && showsNoPicture(page, key)
    for (const [index, item] of items.entries()) {
      if (!item) continue
      const at = ['images', index]
      const sent = valueAt(at, value)
      const missing = item.src
        ? item.title === '' && lacksTitle(sent) && untitledPictures(page).has(item.src) && 'a title'
        : needsPictures &&
          lacksPicture(sent) &&
          (item.title === '' ? 'a picture and without a title' : 'a picture')
      const problem = `${page.loaded.file} shows it without ${missing}`
      if (missing) yield { file: answer.place, path: [...path, ...at], problem, value: sent }
    }
  }
}

const itemFields = contract.parts.imageItem.shape

/** Whether an item was sent without a title. `odd-content` reports a title that is no text. */
const lacksTitle = (item: unknown) =>
  typeof (childOf(item, 'title') ?? '') === 'string' && !misspells('title', item, itemFields)

/** Whether an item was sent without a picture. `odd-content` reports an address that cannot be read. */
const lacksPicture = (item: unknown) =>
  !['image', 'url'].some((field) => childOf(item, field)) && !misspells('image', item, itemFields)

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

/** Returns the pictures on a page that have an empty title or a link to a page. */
const untitledPictures = onceFor(({ bound }: JoinedPage) => collectUntitled(bound.shown, new Set<string>()))

function collectUntitled(props: unknown, titles: Set<string>): Set<string> {
  if (typeof props !== 'object' || props === null) return titles
  const src = childOf(props, 'src')
  const needsTitle = childOf(props, 'title') === '' || childOf(props, 'to') !== undefined
  if (typeof src === 'string' && needsTitle) titles.add(src)
  for (const part of Object.values(props)) collectUntitled(part, titles)
  return titles
}
