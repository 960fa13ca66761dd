/** Tags that have no content, or that the next such tag closes. */
const flat = /^(area|br|col|dd|dt|hr|img|input|li|p|source|td|th|tr|wbr)$/

/**
 * Returns the maximum depth of a text's tags. It only counts tags: it protects the parser, which is slow on deep texts.
 */
export function nesting(html: string): number {
  const open = new Map<string, number>()
  let depth = 0
  let deepest = 0
  for (const [, closing, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const name = tag.toLowerCase()
    const now = open.get(name) ?? 0
    // A closing tag without an open one does not count.
    if (flat.test(name) || (closing && now === 0)) continue
    const step = closing ? -1 : 1
    open.set(name, now + step)
    depth += step
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
