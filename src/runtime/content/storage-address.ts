/**
 * Returns an absolute address unchanged, or the address of a path: below `/storage/` on the content host (document 1
 * §3).
 */
export function storageAddress(address: string, host: string): string {
  return /^(https?:)?\/\//i.test(address) ? address : `${host}/storage/${address.replace(/^\/+/, '')}`
}

/** Returns whether an address is valid. An absolute address may be malformed; a path never is. */
export function isAddress(address: string): boolean {
  try {
    return Boolean(new URL(address, 'https://any.example'))
  } catch {
    return false
  }
}
