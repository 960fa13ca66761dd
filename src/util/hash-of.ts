import { createHash } from 'node:crypto'

/** Returns one short hash of texts in this order. */
export const hashOf = (...texts: (string | Uint8Array)[]): string => longHashOf(...texts).slice(0, 32)

/** Returns one SHA-256 of texts in this order, in hex. */
export const longHashOf = (...texts: (string | Uint8Array)[]): string => hashOfAll(texts)

/** Returns one SHA-256 of texts in this order, in hex. A list of any length; a call takes only some ten thousand arguments. */
export function hashOfAll(texts: Iterable<string | Uint8Array>): string {
  const hash = createHash('sha256')
  // Lengths mark where each text ends: `ab`, `c` and `a`, `bc` have different hashes.
  for (const text of texts) hash.update(`${text.length}:`).update(text)
  return hash.digest('hex')
}
