import type { JoinedPage } from '../site/joined/joined-site.ts'
import { sectionOf } from '../site/joined/section-of.ts'

/** What the blocks of a page could do nothing with, each with its block, that block's place and the key of its section. */
export const refusedParts = ({ bound, loaded: { page } }: JoinedPage) =>
  page.blocks.flatMap((block, index) => {
    const key = sectionOf(block, page)
    if (key === undefined) return []
    return bound.refused
      .filter(({ id }) => id === block.id)
      .map((refusal) => ({ refusal, index, block, key }))
  })
