import createDOMPurify, { type Config, type WindowLike } from 'dompurify'
import type { SafeHtml } from '../../../block-library/contract/content-view.ts'

/** Allowed tags of rich text. Other tags are removed; their text stays. */
const words =
  'a abbr address b bdi bdo blockquote br cite code dd del dfn div dl dt em figcaption figure hr i ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup time u ul var wbr'
const tables = 'table caption colgroup col thead tbody tfoot tr th td'

/** Settings of the sanitiser in the browser and in the build. They allow no styles and nothing that is loaded. */
const rule = {
  ALLOWED_TAGS: `${words} ${tables}`.split(' '),
  ALLOWED_ATTR: [
    'href',
    'target',
    'rel',
    'title',
    'lang',
    'dir',
    'colspan',
    'rowspan',
    'scope',
    'start',
    'reversed',
    'datetime',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // The site's policy requires Trusted Types. In browsers without them, the result is a string.
  RETURN_TRUSTED_TYPE: true,
} satisfies Config

/**
 * Creates a sanitiser in a window. Links with a `target` get `rel="noopener noreferrer"` (document 1 §3, document 2
 * §3).
 */
export function createSanitizer(window: WindowLike): (html: string) => SafeHtml {
  const purify = createDOMPurify(window)
  // Set once: settings passed with each call are parsed each time, which takes nearly as long as sanitising.
  purify.setConfig(rule)
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.hasAttribute('target')) node.setAttribute('rel', 'noopener noreferrer')
  })
  // A list item outside its list would close the list around the text, and break the page's layout.
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    const list = listOf.get(tagName)
    if (list && !list.includes(node.parentElement?.localName ?? '')) unwrap(node)
  })
  return (html) => ({ __html: purify.sanitize(html) })
}

let own: ReturnType<typeof createSanitizer> | undefined

/** Returns the page's only sanitiser, because its Trusted Types policy can be created only once. */
export const ownSanitizer = () => (own ??= createSanitizer(window))

/** Allowed parents of list items. */
const listOf = new Map([
  ['li', ['ul', 'ol']],
  ['dt', ['dl']],
  ['dd', ['dl']],
])

/** Replaces a tag with its content. */
function unwrap(node: Node) {
  while (node.firstChild) node.parentNode?.insertBefore(node.firstChild, node)
  node.parentNode?.removeChild(node)
}
