import createDOMPurify, { type Config, type WindowLike } from 'dompurify'
import type { SafeHtml } from '../../../block-library/contract/content-view.ts'

/** What rich text may consist of. Whatever it holds beside these loses its tags, not its words. */
const words =
  'a abbr address b bdi bdo blockquote br cite code dd del dfn div dl dt em figcaption figure hr i ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup time u ul var wbr'
const tables = 'table caption colgroup col thead tbody tfoot tr th td'

/** One rule for browser and build: words, lists, tables and links, nothing that is styled or loaded. */
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
  // Where the browser knows Trusted Types the site's policy asks for them; elsewhere this is the text as ever.
  RETURN_TRUSTED_TYPE: true,
} satisfies Config

/** Makes a sanitiser in the given window; links that open elsewhere lose their opener (document 1 §3, document 2 §3). */
export function createSanitizer(window: WindowLike): (html: string) => SafeHtml {
  const purify = createDOMPurify(window)
  // Given with each call, it would be read anew each time, which takes nearly as long as the rest.
  purify.setConfig(rule)
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.hasAttribute('target')) node.setAttribute('rel', 'noopener noreferrer')
  })
  // Outside its list such a tag would end the list that the text itself is shown in, and the page would fall apart.
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    const list = listOf.get(tagName)
    if (list && !list.includes(node.parentElement?.localName ?? '')) unwrap(node)
  })
  return (html) => ({ __html: purify.sanitize(html) })
}

let own: ReturnType<typeof createSanitizer> | undefined

/** This page's one sanitiser: the Trusted Types policy it works under can be made only once. */
export const ownSanitizer = () => (own ??= createSanitizer(window))

/** Where an entry of a list may stand. */
const listOf = new Map([
  ['li', ['ul', 'ol']],
  ['dt', ['dl']],
  ['dd', ['dl']],
])

/** Leaves the words in the place of their tag. */
function unwrap(node: Node) {
  while (node.firstChild) node.parentNode?.insertBefore(node.firstChild, node)
  node.parentNode?.removeChild(node)
}
