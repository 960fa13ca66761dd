/** Matches the parts of most rich text: these tags without attributes, plain links, and text that needs no escaping. */
const token =
  /<(p|ul|ol|li|strong|em|b|i)>|<(a) href="(?:\/|https:\/\/)[\w/.-]*">|<\/(p|ul|ol|li|strong|em|b|i|a)>|<br>|(?:[\n\t]|[^<>&\p{C}])+/uy

/** Allowed parents of tags. `''` is the text itself. */
const parents: Record<string, string[]> = {
  p: ['', 'li'],
  ul: ['', 'li'],
  ol: ['', 'li'],
  li: ['ul', 'ol'],
}

/**
 * Returns plain rich text as the sanitiser (src/runtime/content/sanitizer.ts) would return it; undefined for any other
 * text. Works without a DOM, which takes seconds for a thousand pages. A test compares the results with the
 * sanitiser's.
 */
export function sanitizePlain(html: string): string | undefined {
  if (!html.includes('<')) return html
  // A DOM serialises this character as an entity.
  return isPlain(html) ? html.replaceAll('\u00A0', '&nbsp;') : undefined
}

function isPlain(html: string): boolean {
  const open: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < html.length) {
    const match = token.exec(html)
    if (!match) return false
    const [text, begun, link, ended] = match
    const tag = begun ?? link
    const inside = open.at(-1) ?? ''
    const isInList = inside === 'ul' || inside === 'ol'
    if (ended) {
      if (open.pop() !== ended) return false
    } else if (tag) {
      // The parser would move an inline tag in a tag of its kind, and a block in another parent.
      if (parents[tag] ? !parents[tag].includes(inside) : open.includes(tag) || isInList) return false
      open.push(tag)
    } else if (isInList && text !== '<br>' && text.trim() !== '') return false
  }
  return open.length === 0
}
