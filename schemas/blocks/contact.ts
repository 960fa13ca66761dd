import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { text } from '../shared/text.ts'

/** Contact details, offices, social links and the enquiry form (document 1 §2.7). */
export const contactSchema = z.strictObject({
  ...blockBase('contact'),
  /** The heading over both columns. */
  heading: text(),
  /** The sentence under it. */
  lead: text().optional(),
  /** The heading over the form. */
  formHeading: text(),
  /** The first entry of the option list, which cannot be chosen. */
  optionPlaceholder: text(),
  /** What happens with the data, in plain words. */
  consent: text(),
  /** The form's button. */
  submit: text(),
  /** What stands in the form's place where the browser runs no script; the ways that need none follow. */
  withoutScript: text().default('The form cannot be sent without JavaScript. These ways work as well:'),
  /** What the visitor reads when it is sent (document 1 §8). */
  success: text().default('Message sent successfully!'),
  /** What the visitor reads when it is not (document 1 §8). */
  failure: text().default('Failed to send message. Try again.'),
})
