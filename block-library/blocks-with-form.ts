import type { BlockType } from '../schemas/blocks/index.ts'

const blocksWithForm: ReadonlySet<string> = new Set<BlockType>(['contact'])

/** Whether one of the blocks holds the enquiry form: then the enquiry service is loaded before they are drawn. */
export const hasForm = (blocks: readonly { type: string }[]) =>
  blocks.some(({ type }) => blocksWithForm.has(type))
