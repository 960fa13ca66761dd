import { matches } from '../../../block-library/features-grid/block.ts'
import { nearestName } from '../../util/nearest-name.ts'
import { show } from '../../util/problem.ts'
import type { JoinedSite } from '../../site/joined/joined-site.ts'
import { defineRule, type Found } from '../rule.ts'
import { sectionOf } from '../../site/joined/section-of.ts'

export const featureTitle = defineRule({
  summary: 'Every tile of a features grid finds its feature by its title.',
  severity: 'warning',
  reads: 'content',
  docs: `
    \`titles\` says which feature belongs on which of the five tiles. Where no title fits, the tile takes the picture that stands
    at its place in the content, or one that is left over (document 2 §2): a feature may stand on the wrong tile. Mend the title
    in the content, or the matcher in the config: a text is the whole title, \`{ contains: … }\` a part of it, whatever the letter case.`,
  check,
})

function* check({ joined }: JoinedSite): Generator<Found> {
  for (const { loaded, content } of joined) {
    for (const [index, block] of loaded.page.blocks.entries()) {
      if (block.type !== 'features-grid' || !block.titles) continue
      const key = sectionOf(block, loaded.page) ?? ''
      const { items } = content.sections.get(key) ?? { items: [] }
      // Where none came no title can fit: that is told as that.
      if (items.length === 0) continue
      const matchers = block.titles
      const free = items.filter(({ title }) => !matchers.some((matcher) => matches(title, matcher)))
      for (const [tile, matcher] of matchers.entries()) {
        if (items.some(({ title }) => matches(title, matcher))) continue
        const path = ['blocks', index, 'titles', tile, ...(matcher.how === 'contains' ? ['contains'] : [])]
        const problem = `no title of ${key} fits: tile ${tile + 1} takes what stands at its place, or is left over`
        const nearest = nearestName(
          matcher.text,
          free.map(({ title }) => title),
        )
        yield { file: loaded.file, path, problem, received: show(matcher.text), nearest }
      }
    }
  }
}
