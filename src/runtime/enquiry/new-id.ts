/** Returns a new enquiry's id. Not `crypto.randomUUID()`, which browsers withhold from pages on plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
