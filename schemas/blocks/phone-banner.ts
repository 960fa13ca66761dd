import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { text } from '../shared/text.ts'

/** The telephone number, large. */
export const phoneBannerSchema = z.strictObject({
  ...blockBase('phone-banner'),
  /** The words before the number. */
  heading: text(),
})
