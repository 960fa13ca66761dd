import { z } from 'zod'

/** What every block has: its type, and an id that is unique on its page. */
export const blockBase = <T extends string>(type: T) => ({
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: z.literal(type),
  /** Unique on the page; the block's anchor in the address. Left out, it is the type. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, { error: 'must be lower case words joined by hyphens' })
    .default(type),
})
