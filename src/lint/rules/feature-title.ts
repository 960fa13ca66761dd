import { matches } from '../../../block-library/features-grid/block.ts'
import { nearestName } from '../../util/nearest-name.ts'
import { defineRule } from '../rule.ts'
import { sectionOf } from '../../site/joined/section-of.ts'

export const featureTitle = defineRule({
  summary: 'Every tile of a features grid finds its feature by its title.',
  severity: 'warning',
  reads: 'content',
  scope: 'page',
  docs: `
    \`titles\` names the feature of each of the five tiles. If no title matches, the tile takes the item at its place in the content, or
    an unused item (document 2 §2). A feature may then be on the wrong tile. Correct the title in the content, or the matcher in the
    config. A text matches the whole title, \`{ contains: … }\` matches a part. Letter case does not matter.`,
  *check({ joined }) {
    for (const { loaded, content } of joined) {
      for (const [index, block] of loaded.page.blocks.entries()) {
        if (block.type !== 'features-grid' || !block.titles) continue
        const key = sectionOf(block, loaded.page) ?? ''
        const { items } = content.sections.get(key) ?? { items: [] }
        // Other rules report sections without items, and items without a title.
        if (items.length === 0 || items.some(({ title }) => title === '')) continue
        const matchers = block.titles
        const free = items.filter(({ title }) => !matchers.some((matcher) => matches(title, matcher)))
        for (const [tile, matcher] of matchers.entries()) {
          if (items.some(({ title }) => matches(title, matcher))) continue
          const path = ['blocks', index, 'titles', tile, ...(matcher.how === 'contains' ? ['contains'] : [])]
          const problem = `no title of ${key} matches: tile ${tile + 1} takes the item at its place, or an unused item`
          const nearest = nearestName(
            matcher.text,
            free.map(({ title }) => title),
          )
          yield { file: loaded.file, path, problem, value: matcher.text, nearest }
        }
      }
    }
  },
})
