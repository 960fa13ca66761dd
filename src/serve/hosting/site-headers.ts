/**
 * Headers of answers whose path matches. `/folder/*` matches everything below the folder. Several rules may match, but
 * never with the same header.
 */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

export interface HeaderSettings {
  /** Address at which the site is published. */
  siteUrl: string
  /** The Content Security Policy's part for every answer. */
  policy: string
}

/** Cache-Control of documents, data and other files without a rule: cached, but revalidated before each use. */
export const revalidated = 'no-cache'

const year = 31_536_000
const day = 86_400

/** Returns the headers of the published site. Every way to serve the site uses them. */
export function siteHeaders({ siteUrl, policy }: HeaderSettings): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy':
          'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
        // Only for this host: other hosts of the domain are not part of this site.
        ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${year}` }),
      },
    },
    // The build puts a hash of the content into these names.
    { path: '/assets/*', headers: { 'Cache-Control': `public, max-age=${year}, immutable` } },
    // A picture keeps its name when it is improved.
    {
      path: '/media/*',
      headers: { 'Cache-Control': `public, max-age=${day}, stale-while-revalidate=${7 * day}` },
    },
  ]
}
