/** An absolute address is kept; a path lies under `/storage/` on the content host (document 1 §3). */
export function storageAddress(address: string, host: string): string {
  return /^(https?:)?\/\//i.test(address) ? address : `${host}/storage/${address.replace(/^\/+/, '')}`
}
