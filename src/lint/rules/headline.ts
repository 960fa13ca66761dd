import { defineRule } from '../rule.ts'
import { blockSchemas } from '../written-values.ts'

export const headline = defineRule({
  summary: "A page has one opening block, and its heading is the page's headline.",
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    The heading of the first block with a heading is the page's \`<h1>\`. Search engines and screen readers take it as the subject of the
    page. A hero is made for this place. Below another block, its heading is an ordinary one. A second hero competes with the first.

    Move the hero to the top, or use another type of block.`,
  *check({ joined }) {
    const types = new Set(joined.flatMap(({ loaded }) => loaded.page.blocks.map(({ type }) => type)))
    // The schema of a block type says whether the type is made to open a page.
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
          problem: `blocks[${opening.index}] opens the page already`,
          received: type,
        }
      }
      const first = bound.shown.find(({ id, heading }) => heading !== '' || id === opening.id)
      if (!first || first.id === opening.id) continue
      const problem = `block "${first.id}" comes first and has a heading, which becomes the page's headline`
      yield { file, path: ['blocks', opening.index], problem }
    }
  },
})
