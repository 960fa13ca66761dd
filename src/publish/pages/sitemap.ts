import { escapeXml } from '../files/escape-xml.ts'

/** A page that search engines may list. */
export interface ListedPage {
  /** Absolute address. */
  address: string
  /** Date of its last change, as the content service wrote it; undefined if unknown. */
  changed?: string | undefined
}

/** Returns the pages as `sitemap.xml`. Omits invalid dates, because search engines trust the dates. */
export function sitemap(pages: ListedPage[]): string {
  const entries = pages.map(({ address, changed = '' }) => {
    const date = w3cDate.test(changed) && !Number.isNaN(Date.parse(changed)) ? changed : ''
    return `  <url><loc>${escapeXml(address)}</loc>${date && `<lastmod>${date}</lastmod>`}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** Returns `robots.txt`, which allows all pages and names the sitemap. */
export const robots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

/** Matches dates that a sitemap may contain: a day, or a time with its zone. */
const w3cDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/
