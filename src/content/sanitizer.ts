import createDOMPurify, { type Config, type WindowLike } from 'dompurify'
import type { SafeHtml } from '../../block-library/shared/content-view.ts'

/** One rule for browser and build: words, lists and links, no styling. */
const rule = {
  USE_PROFILES: { html: true },
  // Where the browser knows Trusted Types the site's policy asks for them; elsewhere this is the text as ever.
  RETURN_TRUSTED_TYPE: true,
  ADD_ATTR: ['target', 'rel'],
  FORBID_ATTR: ['style', 'class', 'id'],
  FORBID_TAGS: [
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'style',
    'img',
    'video',
    'audio',
  ],
} satisfies Config

/** Makes a sanitiser in the given window; links that open elsewhere lose their opener (documents §3). */
export function createSanitizer(window: WindowLike): (html: string) => SafeHtml {
  const purify = createDOMPurify(window)
  // Given with each call, it would be read anew each time, which takes nearly as long as the rest.
  purify.setConfig(rule)
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.hasAttribute('target')) node.setAttribute('rel', 'noopener noreferrer')
  })
  return (html) => ({ __html: purify.sanitize(html) })
}

let own: ReturnType<typeof createSanitizer> | undefined

/** This page's one sanitiser: the Trusted Types policy it works under can be made only once. */
export const ownSanitizer = () => (own ??= createSanitizer(window))
