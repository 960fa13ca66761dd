import { sectionBlock, text, z } from 'pagework/blocks'

/** The items of a section, one below the other. Say here what the block is for. */
export const schema = z.strictObject({
  ...sectionBlock('new-block'),
  /** A line under the items. */
  note: text().optional(),
})
