import { repeats } from './shared/repeats.ts'
import { defineRule } from '../rule.ts'
import { sectionOf } from '../../site/joined/section-of.ts'

export const sectionTwice = defineRule({
  summary: 'No two blocks of a page are the same, or show the same section under its own heading.',
  severity: 'warning',
  reads: 'configs',
  scope: 'page',
  docs: `
    Two blocks with the same section show the same content twice. Usually the second block is a copy with an unchanged number. A
    block with its own \`heading\` may show another part of a section.

    A screen reader lists the blocks of a page by their headings, and nobody can distinguish two that are the same.

    Name the other section, or give the second block its own heading.`,
  *check({ config: { pages } }) {
    for (const { file, page } of pages) {
      const blocks = page.blocks.map((block, index) => {
        const heading = 'heading' in block ? block.heading : undefined
        // A block with its own heading may show another part of the section. Copies differ in their ids.
        const copied = heading && JSON.stringify({ ...block, id: undefined, ground: undefined })
        return { index, heading, key: copied ?? sectionOf(block, page) }
      })
      for (const [{ index, heading, key }, first] of repeats(blocks, (block) => block.key)) {
        const [part, problem, received] =
          heading === undefined
            ? ['section', 'shows it already', key]
            : ['heading', 'is the same', JSON.stringify(heading)]
        yield { file, path: ['blocks', index, part], problem: `blocks[${first.index}] ${problem}`, received }
      }
    }
  },
})
