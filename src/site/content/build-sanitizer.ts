import { createRequire } from 'node:module'
import type { JSDOM } from 'jsdom'
import type { SafeHtml } from '../../../block-library/contract/content-view.ts'
import { createSanitizer } from '../../runtime/content/sanitizer.ts'
import { sanitizePlain } from './plain-html.ts'

/**
 * Sanitises rich text in the build, with the browser's sanitiser. Loads a DOM only for text that is not plainly safe.
 */
export function sanitizeInBuild(html: string): SafeHtml {
  const plain = sanitizePlain(html)
  if (plain !== undefined) return { __html: plain }
  own ??= createSanitizer(new (loadJsdom().JSDOM)('').window)
  return own(html)
}

let own: ReturnType<typeof createSanitizer> | undefined

/** Loads jsdom synchronously, because sanitising is synchronous. Loading takes a second. */
function loadJsdom(): { JSDOM: typeof JSDOM } {
  return createRequire(import.meta.url)('jsdom')
}
