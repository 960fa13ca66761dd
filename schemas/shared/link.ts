import { z } from 'zod'
import { fromSite } from './site-default.ts'
import { text } from './text.ts'

const path = () =>
  z.string().regex(/^\/(?!\/)[^\s]*$/, { error: 'must be a path of this site that begins with /' })

/** An address inside the site: `/`, `/some/page`, `/some/page#part`. Rules ask whether it leads to a page. */
export const sitePath = () => path().meta({ format: 'site-path' })

/** An address that pages lie below, which need not be one itself: `/shelf` of `/shelf/lamp`. */
export const rootPath = () => path().meta({ format: 'root-path' })

/** A link to a page of this site. */
export const linkSchema = z.strictObject({
  /** What the visitor reads. */
  label: text(),
  /** Where it leads. */
  to: sitePath(),
})

/** A button that leads to a page; by default to the one with the enquiry form, and down to it. */
export const buttonSchema = z.strictObject({
  /** What the visitor reads. */
  label: text(),
  /** Where it leads; left out, to the site's `contactPage`. */
  to: sitePath().default(fromSite('contactPage')),
  /** Asks the contact page to scroll to its form (a session flag, document 1 §2.3, document 2 §2). */
  scrollToForm: z.boolean().default(true),
})

export type SiteLink = z.output<typeof linkSchema>
export type Button = z.output<typeof buttonSchema>
