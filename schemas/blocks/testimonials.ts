import { z } from 'zod'
import { blockBase } from '../shared/block-base.ts'
import { clientSchema } from '../shared/client.ts'
import { rootPath } from '../shared/link.ts'
import { fromSite } from '../shared/site-default.ts'
import { text } from '../shared/text.ts'

/** What clients say, each a way to that client's page. */
export const testimonialsSchema = z.strictObject({
  ...blockBase('testimonials'),
  /** The heading over them. */
  heading: text(),
  /** The clients, from `page-configs/clients/`. */
  clients: z.array(clientSchema).min(1),
  /** The address a client's slug follows; left out, the site's `clientPages`. */
  base: rootPath().default(fromSite('clientPages')),
})
