import { z } from 'zod'
import { sectionBlock } from '../shared/section-block.ts'
import { siteWord } from '../shared/site-word.ts'

/** One large picture at a time, which changes by itself. Hidden without pictures. */
export const showcaseSchema = z.strictObject({
  ...sectionBlock('showcase'),
  /** Heading of the block where the section has none. */
  fallbackHeading: siteWord(),
  /**
   * Layout of the block. `slides`: a carousel that wraps around (product pages, section 4); `list`: titles to choose
   * from beside the picture (corporate, section 4).
   */
  layout: z.enum(['slides', 'list']).default('slides'),
  /** Whether the description of the section is shown too (standee and interactive). */
  showDescription: z.boolean().default(false),
  /** Milliseconds until the next picture. */
  interval: z.int().min(1000).default(3000),
})
