import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { buttonSchema } from '../shared/link.ts'
import { backdropSchema } from '../shared/picture.ts'
import { blockWords } from '../shared/section-block.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { fromSite } from '../shared/site-default.ts'

/** The closing call to action, 500 px high. It stands even when its section is missing: every page ends in one. */
export const ctaBannerSchema = z
  .strictObject({
    ...blockBase('cta-banner'),
    /** The section that supplies heading, sentence and picture. */
    section: sectionRef().optional(),
    ...blockWords(),
    /** The picture, where no section gives one; left out, the site's `closingPicture`. */
    picture: backdropSchema.default({ src: fromSite('closingPicture'), alt: '' }),
    /** The button; it leads to the contact form unless told otherwise. */
    button: buttonSchema,
  })
  .refine(({ heading, fallbackHeading }) => heading !== undefined || fallbackHeading !== undefined, {
    error: 'a banner needs a "heading", or a "fallbackHeading" beside its section',
  })
