import { z } from 'zod'

const address = () =>
  z.string().regex(/^\/([^\s?#:*/]+(\/[^\s?#:*/]+)*)?$/, {
    error: 'must be a plain address such as "/old/page": without ?, #, :, * and without a slash at its end',
  })

/** Addresses that have moved, for those who still come by the old one. */
export const redirectsSchema = z.array(
  z.strictObject({
    /** The address of old; no page may have it. */
    from: address(),
    /** The page it has become. */
    to: address(),
    /** 301: moved for good, and search engines forget the old one. 302: for the time being. */
    status: z.literal([301, 302]).default(301),
  }),
)

export type RedirectsInput = z.input<typeof redirectsSchema>
export type Redirect = z.output<typeof redirectsSchema>[number]
