import { defineRule } from '../rule.ts'
import { sectionOf } from '../../site/joined/section-of.ts'

export const sectionTwice = defineRule({
  summary: 'No two blocks of a page show the same section under its own heading.',
  severity: 'warning',
  reads: 'configs',
  scope: 'page',
  docs: `
    Two blocks with the same section show the same content twice. Usually the second block is a copy with an unchanged number. A
    block with its own \`heading\` may show another part of a section.

    Name the other section, or give the second block its own heading.`,
  *check({ config: { pages } }) {
    for (const { file, page } of pages) {
      const first = new Map<string, number>()
      for (const [index, block] of page.blocks.entries()) {
        const key = sectionOf(block, page)
        if (key === undefined) continue
        // A block with its own heading may show another part of the section.
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
  },
})
