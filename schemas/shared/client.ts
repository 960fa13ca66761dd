import { z } from 'zod'
import { matching } from './matching.ts'
import { plainText, text } from './text.ts'

/** A client with a testimonial, as its file holds it. */
const clientFile = z.strictObject({
  /** Path of the JSON Schema of the file. Only editors read it. */
  $schema: z.string().optional(),
  /** Last part of the address of the client's page. */
  slug: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower case words joined by hyphens').meta({
    format: 'client-slug',
  }),
  /** Logo or picture: a storage path on the content host. */
  image: plainText().meta({ format: 'storage-file' }),
  /** Name of the person who gives the testimonial. */
  name: text(),
  /** Position of the person in the company. */
  position: text(),
  /** Name of the company. */
  company: text().optional(),
  /** Industry of the company. */
  industry: text().optional(),
  /** Location of the company. */
  location: text().optional(),
  /** Testimonial of the client. */
  testimonial: text(),
  /**
   * Whether the client is invented. The page marks such a client, and a site with one is not published at a deployed
   * address.
   */
  sample: z.boolean().default(false),
})

/** A client without the keys that only editors read. */
export const clientSchema = clientFile.transform((file) => {
  const { $schema: _, ...client } = file
  return client
})

export type Client = z.output<typeof clientSchema>

/** A client as a link passes it to the client's page, whose address holds the slug. */
export type BroughtClient = Omit<Client, 'slug'>
