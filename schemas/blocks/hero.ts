import { z } from 'zod'
import { matching } from '../shared/matching.ts'
import { blockBase } from '../shared/block-base.ts'
import { factSchema } from '../shared/fact.ts'
import { buttonSchema, linkSchema } from '../shared/link.ts'
import { backdropSchema } from '../shared/picture.ts'
import { blockWords } from '../shared/section-block.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { text } from '../shared/text.ts'

const filmFile = () => matching(/^\/media\/[\w./-]+$/, 'a file under /media/').meta({ format: 'site-file' })

const filmSchema = z.strictObject({
  /** WebM file of the film, under `/media/`. */
  webm: filmFile(),
  /** MP4 file of the film, under `/media/`, for browsers that cannot play WebM. */
  mp4: filmFile(),
})

/** The first picture of the page, 70 % of the viewport high, with the page title over it. */
export const heroSchema = z
  .strictObject({
    ...blockBase('hero'),
    /**
     * Section that supplies heading, text and picture. Where no heading is set or sent, the title of the page is shown.
     */
    section: sectionRef().optional(),
    ...blockWords(),
    /** Picture of the site's own. Overrides the picture of the section. */
    picture: backdropSchema.optional(),
    /** Film behind the words, which loops without sound. The picture is its first frame. */
    video: filmSchema
      .extend({
        /** Upright cut of the film, for a phone. */
        portrait: filmSchema.optional(),
      })
      .optional(),
    /**
     * Height of the block. `part`: 70 % of the viewport; `full`: all of it; `banner`: only the height of a page name;
     * `line`: a small line without a picture, above a block whose heading is the largest of the page.
     */
    height: z.enum(['part', 'full', 'banner', 'line']).default('part'),
    /** Link to the chat, with a prepared message. */
    chat: z
      .strictObject({
        /** Label of the link. */
        label: text(),
        /** Prepared message. */
        message: text(),
      })
      .optional(),
    /** Button that leads to the enquiry, within the first screen. */
    button: buttonSchema.optional(),
    /** Links after the button to further ways on. */
    links: z.array(linkSchema).max(2, { error: 'a hero has two links at most' }).default([]),
    /** Three facts that a buyer asks for first. */
    facts: z.array(factSchema).length(3, { error: 'a hero has exactly three facts' }).optional(),
    /** Description of the section that is shown under the title: rich text, plain text or none. */
    description: z.enum(['html', 'plain', 'none']).default('html'),
  })
  .refine((hero) => hero.section !== undefined || hero.heading !== undefined, {
    error: 'a hero needs a "section" or a "heading"',
  })
  .refine((hero) => hero.height !== 'line' || !(hero.picture || hero.video), {
    error:
      'a hero of the height "line" has no room for a "picture" or a "video": set another height, or remove it',
  })
  // Rules check that the heading of the block is the heading of the page.
  .meta({ opensPage: true })
