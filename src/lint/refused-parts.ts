import type { JoinedPage } from '../site/joined/joined-site.ts'
import { sectionOf } from '../site/joined/section-of.ts'

/** Returns the values that blocks of a page refused, each with its block, the block's index and its section key. */
export const refusedParts = ({ bound, loaded: { page } }: JoinedPage) =>
  page.blocks.flatMap((block, index) => {
    const key = sectionOf(block, page)
    if (key === undefined) return []
    return bound.refused
      .filter(({ id }) => id === block.id)
      .map((refusal) => ({ refusal, index, block, key }))
  })
