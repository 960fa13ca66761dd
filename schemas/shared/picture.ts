import { z } from 'zod'
import { matching } from './matching.ts'

/** A picture of the site's own, under `public/`. Content pictures come from the content service instead. */
export const pictureSchema = z.strictObject({
  /** Address of the picture: `/media/hero-standee.webp`. */
  src: matching(/^\/media\/[\w./-]+$/, 'a file under /media/').meta({ format: 'site-file' }),
  /** Description of the picture for those who cannot see it. Empty for a picture that only decorates. */
  alt: z.string().default('').meta({ shown: true }),
})

/** A picture behind or beside words that describe it. It needs no `alt` of its own. */
export const backdropSchema = pictureSchema.meta({ decorates: true })

/** Address of a small picture of the page that a link leads to. */
export const previewSchema = pictureSchema.shape.src
