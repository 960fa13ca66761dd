import { sectionKey } from '../../schemas/shared/section-ref.ts'
import type { JoinedPage } from './joined-site.ts'

/** What the blocks of a page could do nothing with, each with its block, that block's place and the key of its section. */
export const refusedParts = ({ bound, loaded: { page } }: JoinedPage) =>
  bound.refused.flatMap((refusal) => {
    const index = page.blocks.findIndex(({ id }) => id === refusal.id)
    const block = page.blocks[index]
    if (!block || !('section' in block) || block.section === undefined) return []
    return [{ refusal, index, block, key: sectionKey(block.section, page.content?.prefix ?? '') }]
  })
