import createDOMPurify, { type Config, type WindowLike } from 'dompurify'
import type { SafeHtml } from '../../../block-library/contract/content-view.ts'
import { repairPasted } from './repair-pasted.ts'
import { tidyTags } from './tidy-tags.ts'

/** Allowed tags of rich text. Other tags are removed; their text stays. */
const words =
  'a abbr address b bdi bdo blockquote br cite code dd del dfn div dl dt em figcaption figure hr i ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup time u ul var wbr'
const tables = 'table caption colgroup col thead tbody tfoot tr th td'

/** Settings of the sanitiser in the browser and in the build. They allow no styles and nothing that is loaded. */
const rule = {
  ALLOWED_TAGS: `${words} ${tables}`.split(' '),
  ALLOWED_ATTR: [
    'href',
    'hreflang',
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

/** Sanitises rich text. Reports what it cuts. */
export type Sanitize = (html: string, report?: (what: string) => void) => SafeHtml

/**
 * Creates a sanitiser in a window: one pass of DOMPurify over repaired text. Links with a `target` get `rel="noopener
 * noreferrer"` (document 1 §3, document 2 §3). Marks of the language that a link leads to keep their names.
 */
export function createSanitizer(window: WindowLike): Sanitize {
  const purify = createDOMPurify(window)
  let report = ignore
  // Set once: settings passed with each call are parsed each time, which takes nearly as long as sanitising.
  purify.setConfig(rule)
  // The pass begins with the body. Repairs come before any check, so that each node of the result is checked.
  purify.addHook('beforeSanitizeElements', (node) => {
    if (isBody(node)) repairPasted(node, report)
  })
  purify.addHook('uponSanitizeAttribute', (node, event) => {
    if (node.matches('a[hreflang] > i[lang]:empty') && /^(?:role|aria-label)$/.test(event.attrName))
      event.forceKeepAttr = true
  })
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.hasAttribute('target')) node.setAttribute('rel', 'noopener noreferrer')
  })
  return (html, reportTo = ignore) => {
    report = reportTo
    // DOMPurify returns a text without `<` unread. The comment has it repaired too.
    return { __html: purify.sanitize(`${tidyTags(html, report)}<!---->`) }
  }
}

const ignore: (what: string) => void = () => undefined

const isBody = (node: Node): node is Element => node.nodeName === 'BODY'

let sanitizer: Sanitize | undefined

/** Returns the page's only sanitiser, because its Trusted Types policy can be created only once. */
export const ownSanitizer = () => (sanitizer ??= createSanitizer(window))
