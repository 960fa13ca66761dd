import { z } from 'zod'
import { matching } from './matching.ts'
import { fromSite } from './site-default.ts'
import { text } from './text.ts'

const path = () => matching(/^\/(?!\/)[^\s]*$/, 'a path of this site that begins with /')

/** An address inside the site: `/`, `/some/page`, `/some/page#part`. Rules check that it leads to a page. */
export const sitePath = () => path().meta({ format: 'site-path' })

/** An address below which pages lie: `/shelf` of `/shelf/lamp`. It need not be a page itself. */
export const rootPath = () => path().meta({ format: 'root-path' })

/** A link to a page of this site. */
export const linkSchema = z.strictObject({
  /** Label of the link. */
  label: text(),
  /** Address that the link leads to. */
  to: sitePath(),
})

/** A button that leads to a page. Its default is the enquiry form of the contact page. */
export const buttonSchema = z.strictObject({
  /** Label of the button. */
  label: text(),
  /** Address that the button leads to. Default: the site's `contactPage`. */
  to: sitePath().default(fromSite('contactPage')),
  /** Whether the contact page scrolls to its form (a session flag). */
  scrollToForm: z.boolean().default(true),
})

export type SiteLink = z.output<typeof linkSchema>
export type Button = z.output<typeof buttonSchema>
