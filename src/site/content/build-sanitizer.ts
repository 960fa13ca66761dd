import { createRequire } from 'node:module'
import type { JSDOM } from 'jsdom'
import { createSanitizer, type Sanitize } from '../../runtime/content/sanitizer.ts'

/** Sanitises rich text in the build, with the browser's sanitiser. */
export const sanitizeInBuild: Sanitize = (html, report) => {
  own ??= createSanitizer(new (loadJsdom().JSDOM)('').window)
  return own(html, report)
}

let own: Sanitize | undefined

/** Loads jsdom synchronously, because sanitising is synchronous. Loading takes half a second. */
function loadJsdom(): { JSDOM: typeof JSDOM } {
  return createRequire(import.meta.url)('jsdom')
}
