import type { Project } from '../../site/config/project.ts'
import { defineRule, type Found } from '../rule.ts'
import { sectionOf } from '../../site/joined/section-of.ts'

export const sectionTwice = defineRule({
  summary: 'No two blocks of a page show the same section under its own heading.',
  severity: 'warning',
  reads: 'configs',
  docs: `
    Two blocks that show one section of the content say the same thing twice; most often the second was copied and kept its number. A
    block with a \`heading\` of its own may show another part of a section.

    Name the other section, or give the second block its own heading.`,
  check,
})

function* check({ config: { pages } }: Project): Generator<Found> {
  for (const { file, page } of pages) {
    const first = new Map<string, number>()
    for (const [index, block] of page.blocks.entries()) {
      const key = sectionOf(block, page)
      if (key === undefined) continue
      // With a heading of its own a block may show another part of the section.
      if ('heading' in block && block.heading !== undefined) continue
      const other = first.get(key)
      if (other === undefined) first.set(key, index)
      else
        yield {
          file,
          path: ['blocks', index, 'section'],
          problem: `block ${other} shows it already`,
          received: key,
        }
    }
  }
}
