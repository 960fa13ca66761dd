import { z } from 'zod'
import { decodedPath, oneSpelling } from './shared/address.ts'

const pattern = /^\/([^\s?#:*/]+(\/[^\s?#:*/]+)*)?$/

/** An address of this site, with or without codes such as `%20`. The value has the one spelling of the address. */
const address = () =>
  z
    .string()
    .regex(pattern, { error: ({ input }) => messageFor(String(input)) })
    .refine((written) => !pattern.test(written) || isServed(written), { error: wrongCode })
    .overwrite(oneSpelling)
    .meta({ patternWords: 'a plain address such as "/old/page"' })

/** Whether all servers find the address: without codes of signs that they read in different ways. */
function isServed(written: string): boolean {
  const path = decodedPath(written)
  if (path === undefined || /[*:?\\\p{Cc}]|\/\.{1,2}(?:\/|$)/u.test(path)) return false
  return path.split('/').every((name) => new TextEncoder().encode(name).length <= MAX_NAME_BYTES)
}

/** Maximum bytes of a name in an address. The app has a file of the name, and disks allow 255. */
const MAX_NAME_BYTES = 240

const wrongCode =
  'must be an address that every server finds: with %25 for %, no encoded *:?/, no backslash, no step of dots, names under 240 bytes'

function messageFor(written: string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(written))
    return 'must be an address of this site such as "/old/page": no redirect leads from or to another host'
  if (!written.startsWith('/'))
    return `must be an address that begins with a slash, such as ${JSON.stringify(`/${written}`)}`
  return 'must be a plain address such as "/old/page": without ?, #, :, * and without a slash at its end'
}

/** Addresses that have moved or are gone, for visitors who still use the old ones. */
export const redirectsSchema = z.array(
  z
    .strictObject({
      /** The old address. No page may have it. */
      from: address(),
      /** The new address. A page that is gone has none. */
      to: address().optional(),
      /**
       * Status of the answer. 301: moved for good, and search engines drop the old address. 302: moved for now. 410: gone
       * for good, without a new address.
       */
      status: z.literal([301, 302, 410]).default(301),
    })
    .refine(({ to, status }) => (to === undefined) === (status === 410), {
      path: ['to'],
      error: 'must be the new address; one that is gone has the status 410',
    }),
)

/** An address that has moved. */
export interface Redirect {
  from: string
  to: string
  status: 301 | 302
}

/** An address that has moved, or is gone. */
export type OldAddress = z.output<typeof redirectsSchema>[number]

/** Returns the addresses that have moved. */
export const movedOf = (old: readonly OldAddress[]): Redirect[] =>
  old.flatMap(({ from, to, status }) => (to === undefined || status === 410 ? [] : [{ from, to, status }]))
