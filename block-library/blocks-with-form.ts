import type { BlockType } from '../schemas/blocks/index.ts'

/** Blocks that hold the enquiry form: the sales desk is opened before they are drawn. */
export const blocksWithForm: ReadonlySet<string> = new Set<BlockType>(['contact'])
