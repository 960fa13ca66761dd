import { matchesTitle } from '../../../block-library/contract/matches-title.ts'
import type { Block } from '../../../schemas/blocks/index.ts'
import { nearestName } from '../../util/nearest-name.ts'
import { defineRule } from '../rule.ts'
import { sectionOf } from '../../site/joined/section-of.ts'

export const featureTitle = defineRule({
  summary: 'Every tile of a features grid and every link of an option finds its item by its title.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    \`titles\` names the feature of each of the five tiles. If no title matches, the tile takes the item at its place in the content, or
    an unused item (document 2 §2). A feature may then be on the wrong tile. Correct the title in the content, or the matcher in the
    config. \`links\` of display options name their option in the same way. A text matches the whole title,
    \`{ contains: … }\` matches a part. Letter case does not matter.`,
  *check({ joined }) {
    for (const { loaded, content } of joined) {
      for (const [index, block] of loaded.page.blocks.entries()) {
        const matchers = matchersOf(block)
        const key = sectionOf(block, loaded.page) ?? ''
        const { items } = content.sections.get(key) ?? { items: [] }
        // Other rules report sections without items, and items without a title.
        if (items.length === 0 || items.some(({ title }) => title === '')) continue
        const free = items.filter((item) => !matchers.some(({ matcher }) => matchesTitle(item, matcher)))
        for (const { path, matcher, otherwise } of matchers) {
          if (items.some((item) => matchesTitle(item, matcher))) continue
          yield {
            file: loaded.file,
            path: ['blocks', index, ...path, ...(matcher.how === 'contains' ? ['contains'] : [])],
            problem: `no title of ${key} matches: ${otherwise}`,
            value: matcher.text,
            nearest: nearestName(
              matcher.text,
              free.map(({ title }) => title),
            ),
          }
        }
      }
    }
  },
})

/** Returns a block's matchers, each with its place in the block and with what happens if no title matches. */
function matchersOf(block: Block) {
  if (block.type === 'option-faqs')
    return block.links.map(({ title }, link) => ({
      path: ['links', link, 'title'],
      matcher: title,
      otherwise: 'the link is not shown',
    }))
  if (block.type !== 'features-grid') return []
  return (block.titles ?? []).map((matcher, tile) => ({
    path: ['titles', tile],
    matcher,
    otherwise: `tile ${tile + 1} takes the item at its place, or an unused item`,
  }))
}
