import { createRequire } from 'node:module'
import type { JSDOM } from 'jsdom'
import { createSanitizer, type Sanitize } from '../../runtime/content/sanitizer.ts'
import { sanitizePlain } from './plain-html.ts'

/**
 * Sanitises rich text in the build, with the browser's sanitiser. Loads a DOM only for text that is not plainly safe.
 */
export const sanitizeInBuild: Sanitize = (html, report) => {
  const plain = sanitizePlain(html)
  if (plain !== undefined) return { __html: plain }
  sanitizer ??= createSanitizer(new (loadJsdom().JSDOM)('').window)
  return sanitizer(html, report)
}

let sanitizer: Sanitize | undefined

/** Loads jsdom synchronously, because sanitising is synchronous. Loading takes half a second. */
function loadJsdom(): { JSDOM: typeof JSDOM } {
  return createRequire(import.meta.url)('jsdom')
}
