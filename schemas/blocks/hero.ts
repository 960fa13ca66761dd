import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { buttonSchema } from '../shared/link.ts'
import { backdropSchema } from '../shared/picture.ts'
import { blockWords } from '../shared/section-block.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

/** The page's first picture, 70 % of the viewport high, with the page title over it. */
export const heroSchema = z
  .strictObject({
    ...blockBase('hero'),
    /** The section that supplies heading, text and picture; where nothing gives a heading, the page's title stands in. */
    section: sectionRef().optional(),
    ...blockWords(),
    /** A picture of the site's own; it stands in front of the section's. */
    picture: backdropSchema.optional(),
    /** A film that loops without sound behind the words, with the picture as its first frame. */
    video: z
      .strictObject({
        /** Its WebM file under `/media/`. */
        webm: z
          .string()
          .regex(/^\/media\//)
          .meta({ format: 'site-file' }),
        /** Its MP4 file under `/media/`, for browsers that want that. */
        mp4: z
          .string()
          .regex(/^\/media\//)
          .meta({ format: 'site-file' }),
      })
      .optional(),
    /** `part`: 70 % of the viewport; `full`: all of it; `banner`: only as much as a page name needs. */
    height: z.enum(['part', 'full', 'banner']).default('part'),
    /** A link into the chat, with a text already written (document 1 §2.3). */
    chat: z
      .strictObject({
        /** What the visitor reads. */
        label: text(),
        /** What the chat's message says. */
        message: text(),
      })
      .optional(),
    /** The way to the enquiry, within the first screen. */
    button: buttonSchema.optional(),
    /** What a buyer asks first, in three figures. */
    facts: z
      .array(
        z.strictObject({
          /** The figure or the word: `P1.2–P4`. */
          value: text(),
          /** What it is of: `pixel pitch`. */
          label: text(),
        }),
      )
      .length(3, { error: 'a hero has exactly three facts' })
      .optional(),
    /** Which of the section's descriptions is shown under the title. */
    description: z.enum(['html', 'plain', 'none']).default('html'),
  })
  .refine((hero) => hero.section !== undefined || hero.heading !== undefined, {
    error: 'a hero needs a "section" or a "heading"',
  })
  // Rules ask that its heading is the page's.
  .meta({ opensPage: true })
