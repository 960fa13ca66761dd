import { oneSpelling } from '../../../schemas/shared/address.ts'

/**
 * Returns an absolute address unchanged, or the address of a path: below `/storage/` on the content host (document 1
 * §3). A path is the name of a file, `hall #1.webp`, or its encoded name. Only `?` begins something else, a query.
 * `{origin}` at the start is the content host: the embedded service replaces it, another host sends it unchanged.
 */
export function storageAddress(address: string, host: string): string {
  if (isAbsolute(address)) return address
  if (address.startsWith('{origin}/')) return address.replace('{origin}', () => host)
  const [, path = '', query = ''] = /^\/*([^?]*)(.*)$/s.exec(address) ?? []
  return `${host}/storage/${oneSpelling(path)}${query}`
}

/** Returns whether an address names its host. */
export const isAbsolute = (address: string): boolean => /^(https?:)?\/\//i.test(address)

/** Returns whether an address is valid. An absolute address may be malformed; a path never is. */
export function isAddress(address: string): boolean {
  if (address.startsWith('/') && !isAbsolute(address)) return true
  try {
    return Boolean(new URL(address, 'https://any.example'))
  } catch {
    return false
  }
}
