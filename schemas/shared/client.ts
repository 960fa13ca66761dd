import { z } from 'zod'
import { text } from './text.ts'

/** A client who speaks of a project (document 1 §3), as it stands in its file. */
const clientFile = z.strictObject({
  /** For editors alone: where the JSON Schema of the file lies. */
  $schema: z.string().optional(),
  /** The last part of the address of the client's page. */
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'must be lower case words joined by hyphens' })
    .meta({ format: 'client-slug' }),
  /** The logo or picture: a storage path on the content host. */
  image: text().meta({ format: 'storage-file' }),
  /** Who speaks. */
  name: text(),
  /** What they do there. */
  position: text(),
  /** Where they work. */
  company: text().optional(),
  /** The trade. */
  industry: text().optional(),
  /** The place. */
  location: text().optional(),
  /** What they say. */
  testimonial: text(),
  /** Whether this client is invented: it is marked so on the page, and keeps it from being published at a deployed address. */
  sample: z.boolean().default(false),
})

/** The same without what is for editors. */
export const clientSchema = clientFile.transform((file) => {
  const { $schema: _, ...client } = file
  return client
})

export type Client = z.output<typeof clientSchema>

/** A client as a link takes it along to its page, whose address holds the slug. */
export type BroughtClient = Omit<Client, 'slug'>
