import type { Breakage } from '../canary-site.ts'

/** Removes a variable from the environment of the server. */
export const withoutSecret =
  (name: string): NonNullable<Breakage['enquiries']> =>
  ({ secrets }) => ({ secrets: { ...secrets, [name]: undefined } })
