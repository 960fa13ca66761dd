import { z } from 'zod'
import { matching } from './shared/matching.ts'
import { plainText } from './shared/text.ts'

const percent = () => {
  const error = 'must be a number from 0 to 100'
  return z.number({ error }).min(0, { error }).max(100, { error })
}

/** Records of pictures, by the path that content and configs use. */
export const pictureRecordsSchema = z.record(
  matching(
    /^(\/media\/)?[\w-][^\s]*$/,
    'a storage path such as "pictures/hall-1.webp", or a file under /media/',
  ),
  z.strictObject({
    /** Description of the picture in plain words. A test compares captions with it. */
    shows: plainText(),
    /** Point that every crop keeps in sight: per cent from the left and from the top. */
    focus: z.tuple([percent(), percent()]).default([50, 50]),
    /** Light of the picture. `studio`: an object alone, which nobody takes for a finished job. */
    light: z.enum(['day', 'night', 'indoor', 'studio']),
    /**
     * Whether the picture was rendered, not photographed. A rendered picture is labelled where it could be taken for a
     * finished job.
     */
    rendered: z.boolean().default(true),
  }),
)

export type PictureRecords = z.output<typeof pictureRecordsSchema>
export type PictureRecord = PictureRecords[string]
