import { createRequire } from 'node:module'
import type { JSDOM } from 'jsdom'
import type { SafeHtml } from '../../../block-library/contract/content-view.ts'
import { createSanitizer } from '../../runtime/content/sanitizer.ts'
import { sanitizePlain } from './plain-html.ts'

/** The sanitiser as publishing has it: the browser's own, with a DOM that is loaded only for a text that is not plainly safe. */
export function sanitizeInBuild(html: string): SafeHtml {
  const plain = sanitizePlain(html)
  if (plain !== undefined) return { __html: plain }
  own ??= createSanitizer(new (loadJsdom().JSDOM)('').window)
  return own(html)
}

let own: ReturnType<typeof createSanitizer> | undefined

/** At once, as the sanitiser is asked; it takes a second of each publish. */
function loadJsdom(): { JSDOM: typeof JSDOM } {
  return createRequire(import.meta.url)('jsdom')
}
