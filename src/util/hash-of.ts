import { createHash } from 'node:crypto'

/** Returns one short hash of texts in this order. */
export function hashOf(...texts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  // Lengths mark where each text ends: `ab`, `c` and `a`, `bc` have different hashes.
  for (const text of texts) hash.update(`${text.length}:`).update(text)
  return hash.digest('hex').slice(0, 32)
}
