import { createHash } from 'node:crypto'
import { inboxStyle } from './inbox-style.ts'

const styleHash = createHash('sha256').update(inboxStyle).digest('base64')

/** Headers of every answer of the inbox, in place of the site's: no scripts, no copies, no search results. */
export const inboxHeaders = {
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
} as const
