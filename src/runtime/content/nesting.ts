/** Tags that hold nothing, or close by themselves where the next begins. */
const flat = /^(area|br|col|dd|dt|hr|img|input|li|p|source|td|th|tr|wbr)$/

/** How deep the tags of a text are nested, at most. It only counts, for a parser takes long over what it is to guard it from. */
export function nesting(html: string): number {
  const open = new Map<string, number>()
  let depth = 0
  let deepest = 0
  for (const [, closing, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    const name = tag.toLowerCase()
    const now = open.get(name) ?? 0
    // A tag that closes nothing says nothing.
    if (flat.test(name) || (closing && now === 0)) continue
    const step = closing ? -1 : 1
    open.set(name, now + step)
    depth += step
    deepest = Math.max(deepest, depth)
  }
  return deepest
}
