import { createHash } from 'node:crypto'

/** One short hash of these texts, in this order. */
export function hashOf(...texts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  // The lengths keep one text's end apart from the next one's beginning.
  for (const text of texts) hash.update(`${text.length}:`).update(text)
  return hash.digest('hex').slice(0, 32)
}
