import { generateAtomFeed, generateJsonFeed } from 'feedsmith'
import { feedsOf } from '../../../block-library/blocks.ts'
import type { ArticleView } from '../../../block-library/contract/content-view.ts'
import { momentAt } from '../../../block-library/parts/is-shown.ts'
import { pageMeta } from '../../runtime/seo/page-meta.ts'
import type { JoinedPage } from '../../site/joined/joined-site.ts'
import { escapeXml } from '../files/escape-xml.ts'

/** A feed of a page in one of its formats. */
interface FeedFile {
  address: string
  type: string
  text: () => string
}

/** Returns the feeds of a page, each as Atom (RFC 4287) and as JSON Feed 1.1. `pages` are all pages, by address. */
export function feedsOfPage(
  { site, document, bound, pathname }: JoinedPage,
  pages: ReadonlyMap<string, JoinedPage>,
  origin: string,
): FeedFile[] {
  const { title, description } = pageMeta(document, bound)
  const dateOf = (date: string) => new Date(momentAt(date, site.dates.timeZone) ?? date)
  return feedsOf(bound.shown).flatMap(({ address, articles }) => {
    const json = address.replace(/xml$/, 'json')
    const entries = () =>
      articles.flatMap(({ to, date }) => {
        const article = pages.get(to)?.bound.article
        return article ? [{ ...article, url: origin + to, time: dateOf(date), html: htmlOf(article) }] : []
      })
    const atom = () =>
      generateAtomFeed({
        xml: { lang: site.language },
        id: origin + address,
        title: { value: title },
        subtitle: { value: description },
        updated: new Date(Math.max(...articles.map(({ date }) => dateOf(date).getTime()))),
        authors: [{ name: site.brand, uri: `${origin}/` }],
        links: [
          { rel: 'self', href: origin + address, type: 'application/atom+xml' },
          { rel: 'alternate', href: origin + pathname, type: 'text/html' },
        ],
        entries: entries().map((entry) => ({
          id: entry.url,
          title: { value: entry.title || entry.id },
          links: [{ rel: 'alternate', href: entry.url }],
          updated: entry.time,
          published: entry.time,
          summary: { value: entry.desc },
          content: { type: 'html', value: entry.html },
        })),
      })
    const jsonFeed = () =>
      generateJsonFeed({
        title,
        description,
        language: site.language,
        home_page_url: origin + pathname,
        feed_url: origin + json,
        authors: [{ name: site.brand, url: `${origin}/` }],
        items: entries().map((entry) => ({
          id: entry.url,
          url: entry.url,
          title: entry.title || entry.id,
          summary: entry.desc,
          content_html: entry.html,
          date_published: entry.time,
        })),
      })
    return [
      { address, type: 'application/atom+xml', text: () => atom().replaceAll(notInXml, '') },
      { address: json, type: 'application/feed+json', text: () => JSON.stringify(jsonFeed()) },
    ]
  })
}

/** Characters that XML 1.0 allows nowhere. One that was pasted would make the whole feed unreadable. */
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Returns the whole article as HTML. */
function htmlOf({ paragraphs, desc, table }: ArticleView): string {
  const texts = (paragraphs.length > 0 ? paragraphs : [desc]).map((text) => `<p>${escapeXml(text)}</p>`)
  if (table) {
    const rows = [row(table.columns, 'th'), ...table.rows.map((cells) => row(cells, 'td'))].join('')
    texts.splice(table.after, 0, `<table><caption>${escapeXml(table.title)}</caption>${rows}</table>`)
  }
  return texts.join('')
}

const row = (cells: string[], tag: string) =>
  `<tr>${cells.map((cell) => `<${tag}>${escapeXml(cell)}</${tag}>`).join('')}</tr>`
