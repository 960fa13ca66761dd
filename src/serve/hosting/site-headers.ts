/** What answers carry whose path matches: `/folder/*` is all below it. Several rules may match, never with one name. */
export interface HeaderRule {
  path: string
  headers: Record<string, string>
}

export interface HeaderSettings {
  /** The address the site is published at. */
  siteUrl: string
  /** The Content Security Policy's part for every answer. */
  policy: string
}

/** What documents and data get, and all else that no rule names: kept, but asked about before each use. */
export const revalidated = 'no-cache'

const year = 31_536_000
const day = 86_400

/** The headers of the published site; every way of serving it takes them from here. */
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
        // Of this very host: what its neighbours in the domain can do is not ours to say.
        ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${year}` }),
      },
    },
    // The build puts a hash of the content into these names.
    { path: '/assets/*', headers: { 'Cache-Control': `public, max-age=${year}, immutable` } },
    // Pictures keep their names when they are improved.
    {
      path: '/media/*',
      headers: { 'Cache-Control': `public, max-age=${day}, stale-while-revalidate=${7 * day}` },
    },
  ]
}
