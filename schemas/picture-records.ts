import { z } from 'zod'
import { text } from './shared/text.ts'

const percent = () => {
  const error = 'must be a number from 0 to 100'
  return z.number({ error }).min(0, { error }).max(100, { error })
}

/** What the site knows of the pictures it shows, by the path that content and configs name them by. */
export const pictureRecordsSchema = z.record(
  z.string().regex(/^(\/media\/)?[\w-][^\s]*$/, {
    error: 'must be a storage path such as "pictures/hall-1.webp", or a file under /media/',
  }),
  z.strictObject({
    /** What is to be seen, in plain words; a test holds captions against it. */
    shows: text(),
    /** What every crop keeps in sight: per cent from the left and from the top. */
    focus: z.tuple([percent(), percent()]).default([50, 50]),
    /** Its light. `studio`: a thing shown by itself, which nobody takes for a finished job. */
    light: z.enum(['day', 'night', 'indoor', 'studio']),
    /** Whether it was rendered, not photographed: then it is labelled where it could be taken for a finished job. */
    rendered: z.boolean().default(true),
  }),
)

export type PictureRecords = z.output<typeof pictureRecordsSchema>
export type PictureRecord = PictureRecords[string]
