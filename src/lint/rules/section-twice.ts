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
      // A block with its own heading may show another part of the section.
      const blocks = page.blocks.map((block, index) => ({
        index,
        key: 'heading' in block && block.heading !== undefined ? undefined : sectionOf(block, page),
      }))
      for (const [{ index, key }, first] of repeats(blocks, (block) => block.key))
        yield {
          file,
          path: ['blocks', index, 'section'],
          problem: `blocks[${first.index}] shows it already`,
          received: key,
        }
      const headed = page.blocks.map((block, index) => ({
        index,
        key: headedKey(block),
        heading: headingOf(block),
      }))
      for (const [{ index, heading }, first] of repeats(headed, (block) => block.key))
        yield {
          file,
          path: ['blocks', index, 'heading'],
          problem: `blocks[${first.index}] is the same`,
          received: JSON.stringify(heading),
        }
    }
  },
})

const headingOf = (block: object) => ('heading' in block ? block.heading : undefined)

/** Returns what a block with a heading of its own shows. Copies differ in their ids. */
const headedKey = (block: object) =>
  headingOf(block) === undefined ? undefined : JSON.stringify({ ...block, id: undefined, ground: undefined })
