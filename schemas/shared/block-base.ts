import { z } from 'zod'
import { locale } from './locale.ts'
import { matching } from './matching.ts'
import { dayOrTime } from './timing.ts'

/** Keys of every block: its type, and an id that is unique on its page. */
export const blockBase = <T extends string>(type: T) => ({
  /** Name of the block, and of its folder. */
  type: z.literal(type),
  /** Id of the block, unique on the page, and its anchor in the address. Default: the type. */
  id: matching(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'lower case words joined by hyphens').default(type),
  /**
   * Ground from this block on: `noon` is bright with dark words, `night` is dark with light words. Default: the ground
   * of the block before, and of the page for the first block.
   */
  ground: z.enum(['night', 'noon']).optional(),
  /** Language of the block's texts, if it is not that of the page. */
  lang: locale().optional(),
  /** Keeps the block out of the published site. Development and previews show it. */
  draft: z.boolean().default(false),
  /** First day, or first minute, at which the block is public, in the time zone of the site (`dates.timeZone`). */
  from: dayOrTime().optional(),
  /** Last day, until midnight, or last moment at which the block is public. */
  until: dayOrTime().optional(),
})
