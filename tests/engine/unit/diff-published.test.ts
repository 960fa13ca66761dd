import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compareSites } from '../../../src/author/diff/compare-sites.ts'
import { asMarkdown, asText } from '../../../src/author/diff/describe.ts'
import { asReport } from '../../../src/author/diff/as-report.ts'
import { publishedSides, somePage } from '../../support/published-sides.ts'

type Files = Record<string, string>

const assets = { 'assets/page-11111111.css': 'p{margin:1px}', 'assets/index-AAAAAAA.js': 'start()' }
const compare = async (before: Files, after: Files) =>
  compareSites(...(await publishedSides({ ...assets, ...before }, { ...assets, ...after })))

/** Returns the changes of a page whose body or head differs. */
async function changesOf(before: string, after: string, head: [before?: string, after?: string] = []) {
  const pages = [before, after].map((body, side) => ({
    'a.html': somePage(body, { head: head[side] ?? '' }),
  }))
  const { changed } = await compare(pages[0] ?? {}, pages[1] ?? {})
  return changed.flatMap(({ changes }) => changes.map(({ part, text }) => `${part}: ${text}`))
}

test('a page with equal bytes is equal, and so is one in which only hashes of names differ', async () => {
  const page = { 'a.html': somePage('<p>One</p>') }
  const renamed = {
    'a.html': somePage('<p>One</p>', { sheet: '22222222', script: 'B-BBBBB' }),
    'assets/page-22222222.css': 'p{margin:1px}',
    'assets/index-B-BBBBB.js': 'start()',
  }
  expect(await compare(page, page)).toEqual({ pages: 1, changed: [], site: [] })
  expect((await compare(page, renamed)).changed).toEqual([])
})

test.each<[part: string, before: string, after: string, changes: string[]]>([
  ['words', '<p>a b c d e f</p>', '<p>a b c D e f</p>', ['words: a b c [-d-] {+D+} e f']],
  ['labels', '<i title="Menu"></i>', '<i title="Main menu"></i>', ['words: [-Menu-] {+Main menu+}']],
  ['headings', '<h2>A</h2>', '<h3>A</h3>', ['headings: h2 A → h3 A', 'markup: <h2> → <h3>']],
  ['links', '<a href="/x">A</a>', '<a href="/y">A</a>', ['links: “A”: /x → “A”: /y']],
  [
    'pictures',
    '<img src="/a.png" alt="">',
    '<img src="/b.png" alt="">',
    ['pictures: “”: /a.png → “”: /b.png'],
  ],
  [
    'sizes and placeholders of pictures',
    '<style>a{--placeholder:#111}</style><img src="/a.png" width="4" height="3">',
    '<style>a{--placeholder:#222}</style><img src="/a.png" width="8" height="6">',
    [
      'pictures: --placeholder:#111 → --placeholder:#222',
      'pictures: “”: /a.png (4 × 3) → “”: /a.png (8 × 6)',
    ],
  ],
  ['elements', '<div><p>A</p></div>', '<p>A</p>', ['markup: gone: <div>']],
  ['styles', '<style>p{top:0}</style>', '<style>p{top:1px}</style>', ['style: top:0 → top:1px']],
  [
    'data for scripts',
    '<script id="published">{"a":1}</script>',
    '<script id="published">{"a":2}</script>',
    ['data: only data for scripts, and nothing that is shown'],
  ],
])('%s of a page are compared', async (_, before, after, changes) => {
  expect(await changesOf(before, after)).toEqual(changes)
})

test('title, metadata and structured data are compared', async () => {
  const head = (price: string) =>
    `<meta name="description" content="from ${price}"><link rel="canonical" href="/${price}"><script type="application/ld+json">[{"offers":{"price":"${price}"}}]</script>`
  expect(await changesOf('', '', [head('1'), head('2')])).toEqual([
    'head: description: from 1 → description: from 2',
    'head: canonical: /1 → canonical: /2',
    'data: "price": "1" → "price": "2"',
  ])
})

test('style sheets, scripts, settings and pictures with other hashes are compared by their content', async () => {
  const page = (hash: string) => ({
    'a.html': somePage(
      `<i data-file="/assets/site-${hash}.json"></i><source srcset="/assets/pictures/a-${hash}00-320.avif 320w, /assets/pictures/a-${hash}00-640.avif 640w"><img src="/mark.svg" alt="">`,
      { sheet: hash, script: hash },
    ),
    [`assets/site-${hash}.json`]: `{"phone":"${hash}"}`,
    [`assets/page-${hash}.css`]: `p{margin:${hash}px}`,
    [`assets/index-${hash}.js`]: `start(${hash})`,
    [`assets/pictures/a-${hash}00-320.avif`]: hash,
    [`assets/pictures/a-${hash}00-640.avif`]: hash,
  })
  const { changed } = await compare(
    { ...page('11111111'), 'mark.svg': '1' },
    { ...page('22222222'), 'mark.svg': '2' },
  )
  expect(changed[0]?.changes.map(({ text }) => text)).toEqual([
    'margin:11111111px → margin:22222222px',
    'other bytes: assets/index.js',
    '"phone": "11111111" → "phone": "22222222"',
    'other bytes: assets/pictures/a',
    'other bytes: mark.svg',
  ])
  // A picture whose name has no hash changes a page whose bytes are equal.
  const shown = { 'a.html': somePage('<img src="/mark.svg" alt="">') }
  expect((await compare({ ...shown, 'mark.svg': '1' }, { ...shown, 'mark.svg': '2' })).changed).toHaveLength(
    1,
  )
})

test('pages are new, gone, or moved with or without a redirect', async () => {
  const page = somePage('<h1>Lamps</h1>')
  const states = async (before: Files, after: Files) =>
    (await compare(before, after)).changed.map(({ path, state, changes }) => [path, state, changes[0]?.text])
  expect(await states({}, { 'shop/a.html': page })).toEqual([['/shop/a', 'new', 'title: Lamps']])
  expect(await states({ 'index.html': page }, {})).toEqual([
    ['/', 'gone', 'the former address / redirects nowhere: add a redirect'],
  ])
  expect(await states({ 'a.html': page }, { 'b.html': page })).toEqual([
    ['/b', 'moved', 'the former address /a redirects nowhere: add a redirect'],
  ])
  expect(
    await states({ 'a.html': page }, { 'b.html': somePage('Else'), _redirects: '/a /b 301\n' }),
  ).toMatchObject([['/b', 'moved', 'the former address /a redirects to /b']])
})

test('sitemap, redirects, headers, robots and static files are compared', async () => {
  const { site } = await compare(
    {
      'sitemap.xml': '<a>\n  <loc>/a</loc>\n',
      _headers: "/*\n  Policy: 'sha256-a='\n",
      'note.txt': 'a',
      'page-data/a.json': '1',
    },
    {
      'sitemap.xml': '<a>\n  <loc>/b</loc>\n',
      _headers: "/*\n  Policy: 'sha256-b='\n",
      'robots.txt': 'a',
      'page-data/a.json': '2',
    },
  )
  expect(site.map(({ text }) => text)).toEqual([
    'gone: note.txt',
    'page-data/a.json: 1 → 2',
    'robots.txt: new: a',
    'sitemap.xml: <loc>/a</loc> → <loc>/b</loc>',
  ])
})

test('bytes are those that are transferred, and a phone loads a picture of 640 px first', async () => {
  const head =
    '<link rel="preload" as="image" imageSrcSet="/assets/a-320.avif 320w, /assets/a-640.avif 640w, /assets/a-960.avif 960w">'
  const pictures = {
    'assets/a-320.avif': '.',
    'assets/a-640.avif': '.'.repeat(100),
    'assets/a-960.avif': '.',
  }
  const [before = {}, after = {}] = ['one', 'twotwo'].map((text) => ({
    ...pictures,
    'a.html': somePage(text, { head }),
    'a.html.br': text,
  }))
  const { changed } = await compare(before, after)
  expect(changed[0]?.bytes).toEqual({
    before: { html: 3, style: 13, script: 7, 'first view': 123 },
    after: { html: 6, style: 13, script: 7, 'first view': 126 },
  })
})

/** Compares sites of many pages in which the same words differ, and one page with a change of its own. */
async function manyPages(count: number) {
  const pages = (word: string, pageWord: string) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `p${index}.html`,
        somePage(`<p>a ${word} b</p>${index === 0 ? pageWord : ''}`),
      ]),
    )
  const compared = await compare(
    pages('old', '<b>x</b>'),
    pages('<i>new words</i>', `<b>${'<y> '.repeat(9)}</b>`),
  )
  return { base: 'main', notes: ['A note.'], ...compared }
}

test('the text has one line for each page, grouped by equal changes', async () => {
  const diff = await manyPages(3)
  for (const page of diff.changed)
    page.causes.push({ file: 'page-configs/kinds.ts', line: 31, lines: ['-old', '+new words'] })
  expect(asText(diff)).toMatchInlineSnapshot(`
    "the same on 2 pages: words 2, markup 1
      because of page-configs/kinds.ts:31
    -     old
    +     new words
      words: a [-old-] {+new words+} b
      markup: new: <i>
      /p1  html +13 B, first view +13 B
      /p2  html +13 B, first view +13 B

    words 3, markup 2
      because of page-configs/kinds.ts:31
    -     old
    +     new words
      words: a [-old-] {+new words+} b
      words: new words b [-x-]
      markup: new: <i>
      markup: new: <y>
      /p0  html +48 B, first view +48 B

    A note.

    3 of 3 pages differ from main: 3 changed"
  `)
  expect(asText({ ...diff, changed: [], notes: [] })).toBe(
    'No page changed: all 3 pages are as main publishes them',
  )
})

test('Markdown has at most 60 KB, and counts the groups that do not fit', async () => {
  const diff = await manyPages(2)
  const [page] = diff.changed
  if (!page) throw new Error('Expected a changed page')
  expect(asMarkdown(diff)).toContain('<details><summary>')
  const changed = Array.from({ length: 900 }, (_, index) => ({
    ...page,
    changes: [{ part: 'words' as const, count: 1, text: `${index} ~~~~ ${'x'.repeat(120)}` }],
  }))
  const text = asMarkdown({ ...diff, changed })
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60 * 1024)
  const shown = text.split('<details>').length - 1
  expect(text).toContain(`\n${900 - shown} further groups of changes are in the report.`)
  expect(text.match(/^~~~~/gm)).toHaveLength(2 * shown)
})

test('the report is one file, and texts of pages are no markup in it', async () => {
  const diff = await manyPages(2)
  diff.base = '<b>&"'
  const html = asReport(diff, readFileSync('src/author/diff/report.html', 'utf8'))
  expect(html).toContain('differ from &lt;b&gt;&amp;&quot;')
  expect(html).toContain('<del>old</del> <ins>new words</ins>')
  expect(html).not.toMatch(/<(?:y|link|base)\b|src="(?!data:)/)
})

test('the report names each page of a group, and shows the strips of the one that was photographed', async () => {
  const diff = await manyPages(3)
  const strips = [1, 2].map((strip) => ({ before: undefined, after: `data:,${strip}` }))
  diff.changed[1]?.photos.push({ width: 390, regions: [], strips }, { width: 834, regions: [], strips: [] })
  const html = asReport(diff, '{groups}')
  expect(html).toMatch(/<summary>\/p1 .*<h3>390 px<\/h3>.*<h3>834 px: no pixel differs<\/h3>.*<p>\/p2 /)
  expect(html.match(/There is no page\.|src="data:,\d"|type="range"/g)).toEqual(
    ['1', '2'].flatMap((strip) => ['There is no page.', `src="data:,${strip}"`, 'type="range"']),
  )
})
