/**
 * Returns an absolute address unchanged, or the address of a path: below `/storage/` on the content host (document 1
 * §3).
 */
export function storageAddress(address: string, host: string): string {
  return isAbsolute(address) ? address : `${host}/storage/${address.replace(/^\/+/, '')}`
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
