import { z } from 'zod'
import { text } from './text.ts'

/** An address inside the site: `/contact`, `/products/led-standee-display`, `/about#values`. */
export const sitePath = () =>
  z.string().regex(/^\/(?!\/)[^\s]*$/, { error: 'must be a path of this site that begins with /' })

/** A link to a page of this site. */
export const linkSchema = z.strictObject({
  /** What the visitor reads. */
  label: text(),
  /** Where it leads. */
  to: sitePath(),
})

/** A button that leads to a page; by default to the contact page and down to its form. */
export const buttonSchema = z.strictObject({
  /** What the visitor reads. */
  label: text(),
  /** Where it leads. */
  to: sitePath().default('/contact'),
  /** Asks the contact page to scroll to its form (a session flag, documents §2.3 and §2). */
  scrollToForm: z.boolean().default(true),
})

export type SiteLink = z.output<typeof linkSchema>
export type Button = z.output<typeof buttonSchema>
