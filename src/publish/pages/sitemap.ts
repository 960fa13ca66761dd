import { escapeXml } from '../files/escape-xml.ts'

/** A page that search engines may list. */
export interface ListedPage {
  /** Absolute address. */
  address: string
  /** Date of its article: a day, or a moment with its zone; empty or undefined if unknown. */
  changed?: string | undefined
  /** The page in each of its languages, the site's own first; empty or undefined if it has one language. */
  alternates?: { tag: string; address: string }[]
}

/** Maximum number of addresses in a file of a sitemap, by sitemaps.org. */
const MAX_ADDRESSES = 50_000

/** First file of the sitemap, which `robots.txt` names. */
const firstFile = 'sitemap.xml'

/**
 * Returns the files of the sitemap, by name. If the pages do not fit into one file, `sitemap.xml` lists the others.
 */
export function sitemap(pages: ListedPage[], origin: string): Map<string, string> {
  if (pages.length <= MAX_ADDRESSES) return new Map([[firstFile, urlSet(pages)]])
  const parts = new Map<string, string>()
  for (let at = 0; at < pages.length; at += MAX_ADDRESSES)
    parts.set(`sitemap-${parts.size + 1}.xml`, urlSet(pages.slice(at, at + MAX_ADDRESSES)))
  const list = Array.from(
    parts.keys(),
    (file) => `  <sitemap><loc>${escapeXml(`${origin}/${file}`)}</loc></sitemap>\n`,
  )
  return new Map([[firstFile, xml('sitemapindex', list)], ...parts])
}

const urlSet = (pages: ListedPage[]) =>
  xml(
    'urlset',
    pages.map(
      ({ address, changed = '', alternates = [] }) =>
        `  <url><loc>${escapeXml(address)}</loc>${changed && `<lastmod>${changed}</lastmod>`}${links(alternates)}</url>\n`,
    ),
    pages.some(({ alternates = [] }) => alternates.length > 0)
      ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
      : '',
  )

const links = (alternates: NonNullable<ListedPage['alternates']>) =>
  [...alternates, ...alternates.slice(0, 1).map((first) => ({ ...first, tag: 'x-default' }))]
    .map(({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(address)}"/>`)
    .join('')

const xml = (root: string, entries: string[], names = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>\n${entries.join('')}</${root}>\n`

/** Returns `robots.txt`, which allows all pages, and names the sitemap if there is one. Pages of a preview have `noindex`. */
export const robots = (origin: string, hasSitemap = true) =>
  `User-agent: *\nAllow: /\n${hasSitemap ? `\nSitemap: ${origin}/sitemap.xml\n` : ''}`
