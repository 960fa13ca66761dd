import { z } from 'zod'
import { sectionBlock } from '../shared/section-block.ts'
import { text } from '../shared/text.ts'

/** One large picture at a time, which moves on by itself; without pictures it is hidden. */
export const showcaseSchema = z.strictObject({
  ...sectionBlock('showcase'),
  /** The heading where the section has none. */
  fallbackHeading: text().default('For Showcase'),
  /** `slides`: a carousel that wraps around (product pages, section 4); `list`: titles to choose from beside the picture (corporate, section 4). */
  layout: z.enum(['slides', 'list']).default('slides'),
  /** Shows the section's description too (standee and interactive). */
  showDescription: z.boolean().default(false),
  /** Milliseconds a picture stays. */
  interval: z.int().min(1000).default(3000),
})
