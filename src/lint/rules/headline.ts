import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { blockSchemas } from '../written-values.ts'

export const headline = defineRule({
  summary: "A page has one opening, and it carries the page's headline.",
  severity: 'warning',
  reads: 'content',
  docs: `
    The first block with a heading gets the page's \`<h1>\`, which search engines and screen readers take for what the page is about. A
    hero is made for it: below another block its heading becomes one of many, and a second hero competes with the first.

    Move the hero up, or make the other block something else.`,
  check,
})

function* check({ joined }: JoinedSite): Generator<Found> {
  const types = new Set(joined.flatMap(({ loaded }) => loaded.page.blocks.map(({ type }) => type)))
  // Which types of block are made to open a page their schemas say.
  const openings = new Set(
    [...types].filter((type) => blockSchemas({ type }).some(({ opensPage }) => opensPage)),
  )
  for (const {
    bound,
    loaded: { file, page },
  } of joined) {
    const [opening, ...more] = page.blocks.flatMap(({ id, type }, index) =>
      openings.has(type) ? [{ id, type, index }] : [],
    )
    if (!opening) continue
    for (const { type, index } of more) {
      yield {
        file,
        path: ['blocks', index],
        problem: `block ${opening.index} opens the page already`,
        received: type,
      }
    }
    const first = bound.shown.find(({ id, heading }) => heading !== '' || id === opening.id)
    if (!first || first.id === opening.id) continue
    const problem = `block "${first.id}" stands before it with a heading, and becomes the page's headline`
    yield { file, path: ['blocks', opening.index], problem }
  }
}
