import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { clientSchema } from '../shared/client.ts'
import { rootPath } from '../shared/link.ts'
import { fromSite } from '../shared/site-default.ts'
import { text } from '../shared/text.ts'

/** Testimonials of clients. Each leads to the page of its client. */
export const testimonialsSchema = z.strictObject({
  ...blockBase('testimonials'),
  /** Heading over the testimonials. */
  heading: text(),
  /** Clients, from `page-configs/clients/`. */
  clients: z.array(clientSchema).min(1),
  /** Invented clients. `marked`: shown with a mark; `hidden`: only real clients are shown, and without one the block is hidden. */
  samples: z.enum(['marked', 'hidden']).default('marked'),
  /** Address that the slug of a client follows. Default: the site's `clientPages`. */
  base: rootPath().default(fromSite('clientPages')),
})
