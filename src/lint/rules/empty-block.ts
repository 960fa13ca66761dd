import { blockSchema } from '../../../schemas/blocks/index.ts'
import { listIn, sectionsSent } from '../../site/joined/content-parts.ts'
import type { EndpointAnswer, JoinedPage, JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { askersOfSections } from '../section-gaps.ts'
import { sectionOf } from '../../site/joined/section-of.ts'

export const emptyBlock = defineRule({
  summary: 'Every block that shows the items of its section has some to show.',
  severity: 'warning',
  reads: 'content',
  docs: `
    Cards, tiles and figures are the section's \`images\`. Where it sends none, a block keeps its heading and its text and nothing follows
    them; a features grid says that there is nothing. Send the items, or take the block out of the page.`,
  check,
})

function* check(site: JoinedSite): Generator<Found> {
  for (const [answer, askers] of askersOfSections(site))
    for (const page of askers) yield* emptyBlocks(page, answer)
}

function* emptyBlocks({ loaded, bound }: JoinedPage, answer: EndpointAnswer): Generator<Found> {
  for (const [index, block] of loaded.page.blocks.entries()) {
    const shown = bound.shown.find(({ id }) => id === block.id)
    const entry = sectionsSent(answer).get(sectionOf(block, loaded.page) ?? '')
    // Items that were sent and could not be read are told one by one.
    if (!shown || !entry || listIn(entry.value, 'images').length > 0) continue
    const lists = Object.entries(shown.props).filter(([name]) => !optionsOf.get(block.type)?.has(name))
    if (!lists.some(([, value]) => Array.isArray(value) && value.length === 0)) continue
    const problem = `has no items: of block ${index}, ${block.type}, of ${loaded.file} only the words are shown`
    yield { file: answer.place, path: entry.path, problem }
  }
}

/** The names of each block's own options: a list that is one of them comes from the config. */
const optionsOf = new Map<string, Set<string>>(
  blockSchema.options.map(({ shape }) => [shape.type.value, new Set(Object.keys(shape))]),
)
