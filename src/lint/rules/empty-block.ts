import { blockSchema } from '../../../schemas/blocks/index.ts'
import { listIn, sectionsSent } from '../../site/joined/content-parts.ts'
import type { EndpointAnswer, JoinedPage } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { askersOfSections } from '../section-gaps.ts'
import { sectionOf } from '../../site/joined/section-of.ts'

export const emptyBlock = defineRule({
  summary: 'Every block that shows the items of its section gets items.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    Cards, tiles and figures are the section's \`images\`. Without images, a block shows only its heading and text, and a features grid
    shows a note that it is empty. Send the items, or remove the block from the page.`,
  *check(site) {
    for (const [answer, askers] of askersOfSections(site))
      for (const page of askers) yield* emptyBlocks(page, answer)
  },
})

function* emptyBlocks({ loaded, bound }: JoinedPage, answer: EndpointAnswer): Generator<Found> {
  for (const [index, block] of loaded.page.blocks.entries()) {
    const shown = bound.shown.find(({ id }) => id === block.id)
    const entry = sectionsSent(answer).get(sectionOf(block, loaded.page) ?? '')
    // `odd-content` reports items that were sent and cannot be read.
    if (!shown || !entry || listIn(entry.value, 'images').length > 0) continue
    const lists = Object.entries(shown.props).filter(([name]) => !optionsOf.get(block.type)?.has(name))
    if (!lists.some(([, value]) => Array.isArray(value) && value.length === 0)) continue
    const problem = `has no items: block ${index}, ${block.type}, of ${loaded.file} shows only its heading and text`
    yield { file: answer.place, path: entry.path, problem }
  }
}

/** The option names of each block type. A list under one of these names comes from the config, not from content. */
const optionsOf = new Map<string, Set<string>>(
  blockSchema.options.map(({ shape }) => [shape.type.value, new Set(Object.keys(shape))]),
)
