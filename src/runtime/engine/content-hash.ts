/**
 * Returns a short hash of an answer, to detect whether the answer changed: FNV-1a, 32 bits, with the length. The site's
 * own address (`origin`) does not affect the hash.
 */
export function contentHash(answer: string, origin: string): string {
  const text = answer.replaceAll(origin, '')
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return `${text.length.toString(36)}-${(hash >>> 0).toString(36)}`
}

/** Returns a short hash of everything that a bound block shows, to detect whether newer content changes the block. */
export const blockHash = (block: object, origin: string): string => contentHash(JSON.stringify(block), origin)
