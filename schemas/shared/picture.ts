import { z } from 'zod'

/** A picture the site itself carries, under `public/`. Content pictures come from the content service instead. */
export const pictureSchema = z.strictObject({
  /** Its address: `/media/hero-standee.webp`. */
  src: z
    .string()
    .regex(/^\/media\/[\w./-]+$/, { error: 'must be a file under /media/' })
    .meta({ format: 'site-file' }),
  /** What it shows, for those who cannot see it; empty where it only decorates. */
  alt: z.string().default(''),
})

/** The same where it stands behind or beside words that say what it shows: it needs no text of its own. */
export const backdropSchema = pictureSchema.meta({ decorates: true })
