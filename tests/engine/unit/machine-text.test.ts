import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { beforeAll, expect, test } from 'vitest'
import { feedsOfPage } from '../../../src/publish/pages/feeds.ts'
import { llmsText } from '../../../src/publish/pages/llms-text.ts'
import { toMarkdown } from '../../../src/publish/render/to-markdown.ts'
import type { JoinedPage } from '../../../src/site/joined/joined-site.ts'
import { copyBakery, readTranslated } from '../../support/translated-site.ts'

const origin = 'https://kornblum.example'

let pages = new Map<string, JoinedPage>()
beforeAll(async () => {
  const { joined, translated } = await readTranslated(copyBakery())
  pages = new Map([...joined, ...translated].map((page) => [page.pathname, page]))
})

function pageAt(pathname: string): JoinedPage {
  const page = pages.get(pathname)
  if (!page) throw new Error(`${pathname} is no page of the bakery`)
  return page
}

const feedsAt = (pathname: string) =>
  feedsOfPage(pageAt(pathname), pages, origin).map(({ address, type, text }) => ({
    address,
    type,
    text: text(),
  }))

test.each([
  ['/neues', 'de-DE', 'Wir machen Ferien im Februar'],
  ['/en/neues', 'en', 'We are on holiday in February'],
])('a list of articles has feeds with whole articles: %s', (pathname, language, title) => {
  const [atom, json] = feedsAt(pathname)
  expect([atom?.address, atom?.type]).toEqual([`${pathname}/feed.xml`, 'application/atom+xml'])
  expect([json?.address, json?.type]).toEqual([`${pathname}/feed.json`, 'application/feed+json'])
  const feed = parseAtomFeed(atom?.text ?? '')
  const url = `${origin}${pathname}/ferien`
  // Elements and attributes that RFC 4287 §4.1.1 and §4.1.2 require, and one link of each relation.
  expect(feed).toMatchObject({
    xml: { lang: language },
    id: `${origin}${pathname}/feed.xml`,
    updated: '2026-10-12T05:00:00.000Z',
    authors: [{ name: 'Bäckerei Kornblum' }],
    links: [
      { rel: 'self', href: `${origin}${pathname}/feed.xml` },
      { rel: 'alternate', href: `${origin}${pathname}` },
    ],
  })
  expect(new Set(feed.entries?.map(({ id }) => id)).size).toBe(3)
  const entry = feed.entries?.find(({ id }) => id === url)
  expect(entry).toMatchObject({
    title: { value: title },
    updated: '2026-10-12T05:00:00.000Z',
    published: '2026-10-12T05:00:00.000Z',
    links: [{ rel: 'alternate', href: url }],
    content: { type: 'html' },
  })
  expect(entry?.content?.value?.match(/<p>/g)).toHaveLength(2)
  expect(JSON.parse(json?.text ?? '')).toMatchObject({ version: 'https://jsonfeed.org/version/1.1' })
  const jsonFeed = parseJsonFeed(json?.text ?? '')
  expect(jsonFeed).toMatchObject({
    language,
    home_page_url: origin + pathname,
    feed_url: `${origin}${pathname}/feed.json`,
  })
  expect(jsonFeed.items?.find(({ id }) => id === url)).toMatchObject({
    url,
    title,
    content_html: entry?.content?.value,
    date_published: '2026-10-12T05:00:00.000Z',
  })
})

test('a page without a list of articles has no feed', () => {
  expect(feedsAt('/brote')).toEqual([])
  expect(feedsAt('/neues/ferien')).toEqual([])
})

test('in a feed a day is its first moment in the zone of the site, and HTML in an article is text', () => {
  const list = pageAt('/neues')
  const article = pageAt('/neues/ferien')
  const table = { title: 'Öfen', after: 0, columns: ['', 'Grad'], rows: [['Stein', '250']] }
  const text = article.bound.article && {
    ...article.bound.article,
    paragraphs: ['1 < 2 & <b>3</b> ]]>\u000B\uD800'],
    table,
  }
  const shown = list.bound.shown.map((block) =>
    block.type === 'article-list'
      ? {
          ...block,
          props: {
            ...block.props,
            cards: block.props.cards.map((card) => ({
              ...card,
              date: card.id === 'ferien' ? '2026-01-02' : '',
            })),
          },
        }
      : block,
  )
  const changed = new Map(pages).set('/neues/ferien', {
    ...article,
    bound: { ...article.bound, article: text },
  })
  const [atom] = feedsOfPage({ ...list, bound: { ...list.bound, shown } }, changed, origin)
  const { updated, entries } = parseAtomFeed(atom?.text() ?? '')
  expect(updated).toBe('2026-01-01T23:00:00.000Z')
  expect(entries?.map(({ content }) => content?.value)).toEqual([
    '<table><caption>Öfen</caption><tr><th></th><th>Grad</th></tr><tr><td>Stein</td><td>250</td></tr></table>' +
      '<p>1 &lt; 2 &amp; &lt;b&gt;3&lt;/b&gt; ]]&gt;</p>',
  ])
})

test.each([
  ['headings and paragraphs', '<h1>Bread</h1><div><p>From 6. Open.</p></div>', '# Bread\n\nFrom 6. Open.'],
  ['whole addresses', '<p><a href="/a?b=c">A</a></p>', '[A](https://kornblum.example/a?b=c)'],
  [
    'links one by line',
    '<div><a href="/a">A</a><a href="tel:+1">B</a></div>',
    '[A](https://kornblum.example/a)  \n[B](tel:+1)',
  ],
  [
    'lists',
    '<ul><li>a</li><li><b>b</b><span>c</span></li></ul><ol><li>d</li></ol>',
    '- a\n- **b** c\n\n1. d',
  ],
  [
    'tables',
    '<table><tr><th>a</th><td>1</td></tr><tr><th>b</th><td></td></tr></table>',
    '| a | 1 |\n| - | - |\n| b |   |',
  ],
  ['lines of a cell', '<table><tr><td>a<br>b<p>c</p>d</td></tr></table>', '| a b c d |\n| ------- |'],
  ['bars in a cell', '<table><tr><td>a|b | c</td></tr></table>', '| a\\|b \\| c |\n| --------- |'],
  ['signs of HTML', '<p>1 &lt; 2 &lt;b&gt; R&amp;D &amp;lt;</p>', '1 < 2 \\<b> R&D \\&lt;'],
  ['figures', '<dl><div><dt>weight</dt><dd>1 kg</dd></div></dl>', 'weight: 1 kg'],
  ['questions', '<details><summary>Why?</summary><p>So.</p></details>', '**Why?**\n\nSo.'],
  [
    'pictures by their text',
    '<img src="/o.webp" alt="Oven"/><img src="/p.webp" alt=""/>',
    '![Oven](https://kornblum.example/o.webp)',
  ],
  [
    'no text twice, of a control or for screens',
    '<p aria-hidden="true">a</p><nav>b</nav><form>c</form><div data-screen-only="true">d</div><svg><title>e</title></svg>f',
    'f',
  ],
  ['signs of Markdown as text', '<p># 1 * 2_3 [a]</p>', '\\# 1 \\* 2\\_3 \\[a\\]'],
])('a page as Markdown has %s', (_, html, markdown) => {
  expect(toMarkdown(html, origin)).toBe(`${markdown}\n`)
})

test('the list for programs has each page with its title and description, by kind', () => {
  const list = llmsText(
    ['/neues', '/neues/ferien', '/brote'].map((path) => ({
      page: pageAt(path),
      address: `${origin}${path}.md`,
    })),
    pageAt('/').site,
  )
  expect(list).toMatch(
    /^# Bäckerei Kornblum\n\n> Brot braucht drei Dinge: Korn, Wasser und Zeit\.\n\n## neues\n\n/,
  )
  expect(list).toContain(
    `- [Wir machen Ferien im Februar](${origin}/neues/ferien.md): Vom 8. bis zum 20. Februar bleibt der Ofen kalt.`,
  )
  expect(list.match(/^## /gm)).toHaveLength(2)
})
