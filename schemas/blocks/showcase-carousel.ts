import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** One large picture at a time; it wraps around and moves on every three seconds (product pages, section 4). */
export const showcaseCarouselSchema = z.strictObject({
  ...blockBase('showcase-carousel'),
  /** The section whose pictures are shown; without pictures the carousel is hidden. */
  section: sectionRef(),
  /** The heading where the section has no title. */
  heading: text().default('For Showcase'),
  /** Shows the section's description too (standee and interactive). */
  showDescription: z.boolean().default(false),
  /** Milliseconds a picture stays. */
  interval: z.int().min(1000).default(3000),
})
