import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { buttonSchema } from '../shared/link.ts'
import { backdropSchema } from '../shared/picture.ts'
import { blockWords } from '../shared/section-block.ts'
import { sectionRef } from '../shared/section-ref.ts'
import { fromSite } from '../shared/site-default.ts'

/** The closing call to action, 500 px high. Every page ends in one, so it is shown even when its section is missing. */
export const ctaBannerSchema = z
  .strictObject({
    ...blockBase('cta-banner'),
    /** Section that supplies heading, sentence and picture. */
    section: sectionRef().optional(),
    ...blockWords(),
    /**
     * Picture of the banner where no section supplies one, or `none`. Default: the site's `closingPicture`. Pages of one
     * config, such as articles, would all show the same picture.
     */
    picture: z
      .union([backdropSchema, z.literal('none')])
      .default({ src: fromSite('closingPicture'), alt: '' }),
    /** Button of the banner. It leads to the contact form by default. */
    button: buttonSchema,
  })
  .refine(({ heading, fallbackHeading }) => heading !== undefined || fallbackHeading !== undefined, {
    error: 'a banner needs a "heading", or a "fallbackHeading" beside its section',
  })
