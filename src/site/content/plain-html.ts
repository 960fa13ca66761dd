/** What most rich text is made of: these tags without attributes, links, and words without anything that is written otherwise. */
const token =
  /<(?<begun>p|ul|ol|li|strong|em|b|i)>|<(?<link>a) href="(?:\/|https:\/\/)[\w/.-]*">|<\/(?<ended>p|ul|ol|li|strong|em|b|i|a)>|<br>|(?:[\n\t]|[^<>&\p{C}])+/uy

/** Where a tag may stand: in which of the open ones. The text itself is `''`. */
const parents: Record<string, string[]> = {
  p: ['', 'li'],
  ul: ['', 'li'],
  ol: ['', 'li'],
  li: ['ul', 'ol'],
}

/**
 * What the sanitiser (src/runtime/content/sanitizer.ts) makes of rich text, told without a DOM, which at a thousand pages takes
 * seconds: the text itself. Undefined where it is not of the plainest; a test holds the others against the sanitiser.
 */
export function sanitizePlain(html: string): string | undefined {
  if (!html.includes('<')) return html
  // As a DOM writes it.
  return isPlain(html) ? html.replaceAll('\u00A0', '&nbsp;') : undefined
}

function isPlain(html: string): boolean {
  const open: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < html.length) {
    const match = token.exec(html)
    if (!match) return false
    const [text] = match
    const { begun, link, ended } = match.groups ?? {}
    const tag = begun ?? link
    const inside = open.at(-1) ?? ''
    const isInList = inside === 'ul' || inside === 'ol'
    if (ended) {
      if (open.pop() !== ended) return false
    } else if (tag) {
      // Words have no tag of their own kind within, and blocks none of theirs: the parser would move it.
      if (parents[tag] ? !parents[tag].includes(inside) : open.includes(tag) || isInList) return false
      open.push(tag)
    } else if (isInList && text !== '<br>' && text.trim() !== '') return false
  }
  return open.length === 0
}
