import { escapeXml } from '../files/escape-xml.ts'

/** A page that search engines may list. */
export interface ListedPage {
  /** The whole address. */
  address: string
  /** When it last changed, as the content service wrote it; undefined where nothing says so. */
  changed?: string | undefined
}

/** The pages as `sitemap.xml`. A date that is none is left out: a wrong one would be believed. */
export function sitemap(pages: ListedPage[]): string {
  const entries = pages.map(({ address, changed = '' }) => {
    const date = w3cDate.test(changed) && !Number.isNaN(Date.parse(changed)) ? changed : ''
    return `  <url><loc>${escapeXml(address)}</loc>${date && `<lastmod>${date}</lastmod>`}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** What `robots.txt` says: everything may be read, and where the list of it lies. */
export const robots = (origin: string) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

/** A day, or a moment with its zone: what sitemaps may hold. */
const w3cDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/
