import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { text } from '../shared/text.ts'

/** The telephone number in large type. */
export const phoneBannerSchema = z.strictObject({
  ...blockBase('phone-banner'),
  /** Words before the number. */
  heading: text(),
})
