import { z } from 'zod'
import { matching } from './matching.ts'

/** Keys of every block: its type, and an id that is unique on its page. */
export const blockBase = <T extends string>(type: T) => ({
  /** Name of the block: its folder in block-library/ and its file in schemas/blocks/. */
  type: z.literal(type),
  /** Id of the block, unique on the page, and its anchor in the address. Default: the type. */
  id: matching(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower case words joined by hyphens').default(type),
  /** `noon` draws the block in dark words on a bright ground. Omitted, it stands on the dark ground of the page. */
  ground: z.literal('noon').optional(),
})
