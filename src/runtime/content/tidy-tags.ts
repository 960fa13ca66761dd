/** Maximum depth of nested tags. No rich text needs more, and parsers take seconds for deeper texts. */
const MAX_LEVELS = 30
/** Maximum tags of a text. Each may repeat all open formatting, which is slow to parse. */
const MAX_TAGS = 10_000

/** Matches a comment, an element without tags inside it, or a tag. A tag without its `>` reaches to the end. */
const token =
  /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(script|style|iframe|noembed|noframes|xmp)(?![^\s/>])[\s\S]*?(?:<\/\1[^>]*>?|$)|<(\/?)([a-z][^\s/>]*)(?=((?:[^>"'=]|=\s*(?:"[^"]*"|'[^']*')?|["'])*))\4(?:>|$)/gi

/** Matches a text as feeds quote it. A parser takes its first words for a comment. */
const feed = /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g

/** Matches the name of a style, or the value of any attribute. */
const style = /(=\s*(?:"[^"]*"|'[^']*'|[^\s"']+))|(?<=[\s"'/])style(?=\s*=)/gi

const names = (text: string) => new Set(text.split(' '))
/** Tags that have no content. */
const empty = names(
  'area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr',
)
/** Tags that the next tag of their kind closes. */
const closing = names('dd dt li p td th tr thead tbody tfoot caption colgroup')
/** Tags that are drawn within a line, between the words before and after them. */
const drawn = names('audio button canvas embed image img input math object svg textarea video')
/** Parts of tables: a parser drops them outside a table. */
const parts = names('caption col colgroup tbody td tfoot th thead tr')
/** Tags that begin a line. */
const blocks = names('address blockquote div dl figcaption figure h1 h2 h3 h4 h5 h6 ol pre table ul')

/** Tags that are read as others with the same meaning. A box is a `div`, so that its words stay apart from others. */
export const renamed: ReadonlyMap<string, string> = new Map([
  ...'article aside center details dialog fieldset footer form header hgroup legend main marquee nav search section select summary'
    .split(' ')
    .map((name): [string, string] => [name, 'div']),
  ['optgroup', 'p'],
  ['option', 'p'],
  ['dir', 'ul'],
  ['menu', 'ul'],
  ['listing', 'pre'],
  ['acronym', 'abbr'],
  ['strike', 's'],
  ['tt', 'code'],
])

/**
 * Prepares the tags of rich text for the parser. It renames boxes, closes what closes itself (`<o:p/>`), hides
 * styles from the page's policy as `data-style`, and keeps the
 * words of cells without a table apart. It removes tags that are nested too deep or are too many; their words stay.
 */
export function tidyTags(html: string, report: (what: string) => void): string {
  const open = new Map<string, number>()
  const removed = new Map<string, number>()
  let depth = 0
  let tags = 0
  let isCut = false

  const begin = (name: string, attributes: string) => {
    // A slash at the end of an address without quotes belongs to the address.
    const last =
      attributes
        .trimEnd()
        .replaceAll(/=\s+/g, '=')
        .split(/[\s"']/)
        .at(-1) ?? ''
    const isClosed = last.endsWith('/') && !last.includes('=')
    const isFlat = empty.has(name) || closing.has(name)
    tags += 1
    if (tags > MAX_TAGS || (!isFlat && depth >= MAX_LEVELS)) {
      isCut = true
      if (!isFlat && !isClosed) change(removed, name, 1)
      return isFlat || blocks.has(name) ? ' ' : ''
    }
    const tag = `<${name}${isClosed ? attributes.replace(/\/\s*$/, '') : attributes}>`.replaceAll(
      style,
      (_, value?: string) => value ?? 'data-style',
    )
    if (isFlat) return tag
    if (isClosed) return `${tag}</${name}>`
    change(open, name, 1)
    depth += 1
    return tag
  }
  const end = (name: string) => {
    if (removed.get(name)) {
      change(removed, name, -1)
      return blocks.has(name) ? ' ' : ''
    }
    if (open.get(name)) {
      change(open, name, -1)
      depth -= 1
    }
    return `</${name}>`
  }
  const tidy = html
    .replaceAll(feed, '$1')
    .replaceAll(token, (_: string, raw?: string, slash?: string, written?: string, attributes = '') => {
      if (written === undefined) return raw ? ' ' : ''
      const lower = written.toLowerCase()
      const name = renamed.get(lower) ?? lower
      if (parts.has(name) && !open.get('table')) return name === 'tr' && !slash ? '<p>' : ' '
      if (slash) return drawn.has(name) ? `${end(name)} ` : end(name)
      return drawn.has(name) ? ` ${begin(name, attributes)}` : begin(name, attributes)
    })
  if (isCut)
    report(
      `has tags nested more than ${MAX_LEVELS} deep, or more than ${MAX_TAGS} tags: the inner tags are removed, their words stay`,
    )
  return tidy
}

function change(counts: Map<string, number>, name: string, step: number): void {
  counts.set(name, (counts.get(name) ?? 0) + step)
}
