// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { SafeHtml } from '../../../block-library/contract/content-view.ts'
import type { ReadOptions } from '../../../src/runtime/content/read-content.ts'
import { createSanitizer } from '../../../src/runtime/content/sanitizer.ts'
import { read } from '../../support/read.ts'

const sanitize = createSanitizer(window)
const textOf = ({ __html: html }: SafeHtml) => (typeof html === 'string' ? html : '')
const clean = (html: string) => textOf(sanitize(html))

test.each([
  ['<p>Words <strong>and</strong> <em>more</em></p>'],
  ['<ul><li>One</li><li>Two</li></ul>'],
  ['<a href="/contact">Contact</a>'],
  ['<a href="https://example.com">Outside</a>'],
  ['<a href="mailto:hello@xigi.example">Mail</a>'],
  ['<table><tbody><tr><td>P2.5</td></tr></tbody></table>'],
  ['<table><tbody><tr><th scope="row">A</th><td colspan="2" rowspan="3">B</td></tr></tbody></table>'],
  ['<ol start="3" reversed=""><li>One</li></ol>'],
  ['<dl><dt>A</dt><dd>B</dd></dl>'],
  ['<p title="A" lang="ar" dir="rtl"><time datetime="2025-11-21">today</time></p>'],
])('keeps %s', (html) => {
  expect(clean(html)).toBe(html)
})

// Elements, attributes and links that run or load are in hostile-html.test.ts.
test.each([
  ['style, class and id', '<p style="position:fixed" class="x" id="y">A</p>', '<p>A</p>'],
  [
    'a form',
    '<form action="/x"><input name="a"><button>Go</button></form><p>A</p>',
    '<div>  Go </div><p>A</p>',
  ],
  ['what a script could look for', '<p data-x="1" aria-hidden="true">A</p>', '<p>A</p>'],
  ['a list entry outside a list', '<p>A</p><li>B <b>C</b></li>', '<p>A</p><div>B <b>C</b></div>'],
  ['a term outside a list', '<dd>A</dd><div><dt>B</dt></div>', '<div>A</div><div><div>B</div></div>'],
  ['a heading, whose level is the page’s to give', '<h1>A</h1><p>B</p>', '<p><strong>A</strong></p><p>B</p>'],
])('removes %s', (_, html, expected) => {
  expect(clean(html)).toBe(expected)
})

function linkIn(html: string) {
  const holder = document.createElement('div')
  holder.innerHTML = clean(html)
  const link = holder.querySelector('a')
  return ['href', 'target', 'rel'].map((name) => link?.getAttribute(name))
}

test('a link with a target keeps it and gets rel noopener', () => {
  const expected = ['https://example.com', '_blank', 'noopener noreferrer']
  expect(linkIn('<a href="https://example.com" target="_blank">A</a>')).toEqual(expected)
  expect(linkIn('<a href="https://example.com" target="_blank" rel="opener">A</a>')).toEqual(expected)
})

test('a link without a target keeps its rel', () => {
  expect(linkIn('<a href="/contact" rel="nofollow">A</a>')).toEqual(['/contact', null, 'nofollow'])
})

test('the rich text of sections and of items goes through the sanitiser', async () => {
  const rich = '<p onclick="alert(1)">A</p>'
  const { sections } = await read(
    [{ section: 'a', description_html: rich, images: [{ description_html: rich }] }],
    { loadSanitizer: () => Promise.resolve(sanitize) },
  )
  const { html, items } = sections.get('a') ?? { html: undefined, items: [] }
  const cleaned = [html, items[0]?.html].map((safe) => (safe ? textOf(safe) : 'nothing'))
  expect(cleaned).toEqual(['<p>A</p>', '<p>A</p>'])
})

const readRich = (description_html: string) =>
  read([{ section: 'a', description_html }], { loadSanitizer: () => Promise.resolve(sanitize) })

test.each([
  ['elements nested ten thousand deep', '<b>'.repeat(10_000) + 'Words', 'b'],
  ['elements that close what is not open', '<div></x>'.repeat(2_000) + 'Words', 'div'],
  ['formatting that each paragraph repeats', '<b><i><u>'.repeat(40) + '<p>Words'.repeat(500), 'b'],
  ['formatting with many attributes', attributes(4_000) + '<p>Words'.repeat(4_000), 'b'],
  ['more tags than a page bears', '<i></i>'.repeat(20_000) + 'Words', 'i'],
])('%s: the inner tags are removed, and reported', async (_, html, tag) => {
  const { sections, oddities } = await readRich(html)
  const rich = textOf(sections.get('a')?.html ?? { __html: '' })
  expect(rich).toContain('Words')
  expect(rich.split(`<${tag}`).length).toBeLessThan(10_002)
  expect(oddities).toEqual([
    'description_html has tags nested more than 30 deep, or more than 10000 tags: the inner tags are removed, their words stay',
  ])
})

/** Returns tags that a parser opens again in each paragraph, since no two are equal. */
function attributes(count: number): string {
  return Array.from({ length: count }, (_, index) => `<b title="${index}">`).join('')
}

const htmlOf = async (html: string) => {
  const { sections, oddities } = await readRich(html)
  return { html: textOf(sections.get('a')?.html ?? { __html: '' }), oddities }
}

test('only the part that is nested too deep loses its tags', async () => {
  const thirty = `${'<b>'.repeat(30)}Words${'</b>'.repeat(30)}`
  expect((await htmlOf(thirty)).html).toBe(thirty)
  const { html } = await htmlOf(
    `${'<div>'.repeat(30)}<ul><li>A<sub>2</sub></ul>B${'</div>'.repeat(30)}<i>C</i>`,
  )
  expect(html).toMatch(/^(<div>)+.*A2.* B(<\/div>)+<p><i>C<\/i><\/p>$/)
})

test('a tag of one long attribute is read', () => {
  expect(clean(`<p ${'='.repeat(100_000)} "" />A`)).toBe('<p>A</p>')
})

test('the limit counts words, not removed text', async () => {
  const junk = 'x'.repeat(45_000)
  const heavy = [
    `<img src="data:image/png;base64,${junk}">`,
    `<!--[if gte mso 9]><xml>${junk}</xml><![endif]-->`,
    `<script>${junk}</script>`,
    `<p style="font-family:${junk}">two</p>`,
  ].map((part) => htmlOf(`<p>one</p>${part}<p>three</p>`))
  for (const { html, oddities } of await Promise.all(heavy)) {
    expect(html).toMatch(/one.*three/s)
    expect(oddities).toEqual([])
  }
})

test('too many words are cut within their tags, and reported', async () => {
  const { html, oddities } = await htmlOf(`<ul><li>${'Word '.repeat(10_000)}</li><li>last</li></ul>`)
  expect(html).toMatch(/^<ul><li>Word .*…<\/li><\/ul>$/)
  expect(html.length).toBeLessThan(40_030)
  expect(oddities).toEqual([
    'description_html is 50004 characters long without its tags, and is cut after 40000',
  ])
})

test.each([
  ['a bold wrapper that is not bold', '<b style="font-weight:normal"><p>A</p></b>', '<p>A</p>'],
  ['a heavy span', '<p><span style="font-weight:700">A</span></p>', '<p><span><strong>A</strong></span></p>'],
  ['an upright i', '<p><i style="font-style:normal">A</i></p>', '<p>A</p>'],
  ['a slanted span', '<span style="font-style: italic">A</span>', '<span><em>A</em></span>'],
  [
    'a light span within bold words',
    '<b>A <span style="font-weight:400">B</span> C</b>',
    '<strong>A </strong><span>B</span><strong> C</strong>',
  ],
  [
    'a heavy style around a link',
    '<p style="font:bold 9pt X"><a>A</a></p>',
    '<p><a><strong>A</strong></a></p>',
  ],
  [
    'a raised and a struck span',
    '5 m<span style="vertical-align:super">2</span>',
    '5&nbsp;m<span><sup>2</sup></span>',
  ],
  ['hidden words', 'A<span style="display:none">B</span>', 'A'],
  [
    'an address with a number and a unit',
    '<a href="/Plan 5 m.pdf">5 m</a>',
    '<a href="/Plan 5 m.pdf">5&nbsp;m</a>',
  ],
  ['words without a tag', 'R&D 5 m\u200B', 'R&amp;D 5&nbsp;m'],
  ['signs without width', '<p>Lu\uFEFFmen</p><p>\u200B</p><p>क्\u200Dष</p>', '<p>Lumen</p><p>क्\u200Dष</p>'],
  [
    'empty paragraphs',
    '<p>A</p><p>&nbsp;</p><p><br></p><p></p><p>B<br><br><br><br>C</p>',
    '<p>A</p><p>B<br><br>C</p>',
  ],
  ['an empty paragraph between words', 'A<div></div>B', 'A<br>B'],
  [
    'neighbouring lists of Quill',
    '<ol><li data-list="ordered"><span class="ql-ui"></span>A</li><li data-list="bullet">B</li><li data-list="bullet">C</li></ol>',
    '<ol><li><span></span>A</li></ol><ul><li>B</li><li>C</li></ul>',
  ],
  ['bullets of Quill', '<ol><li data-list="bullet">A</li></ol>', '<ul><li>A</li></ul>'],
  ['a list in a list', '<ul><li>A</li><ul><li>B</li></ul></ul>', '<ul><li>A<ul><li>B</li></ul></li></ul>'],
  [
    'words beside headings',
    '<h3>A</h3>B.<h4>C</h4>',
    '<p><strong>A</strong></p><p>B.</p><p><strong>C</strong></p>',
  ],
  ['an address that ends with a slash', '<a href=/x/>A</a>B', '<a href="/x/">A</a>B'],
  ['a blank behind such an address', '<a href=/x/ >A</a>B', '<a href="/x/">A</a>B'],
  ['a blank before such an address', '<a href= /x/>A</a>B', '<a href="/x/">A</a>B'],
  ['words that a feed quotes', '<![CDATA[A <b>B</b>]]> C<![CDATA[ D', 'A <b>B</b> C D'],
  ['settings that nothing closes', '<xml><w:View>Normal</w:View><p>A</p>', '<p>A</p>'],
])('reads %s as intended', (_, html, expected) => {
  expect(clean(html)).toBe(expected)
})

test.each(
  'h2 h6 section article main header footer nav aside form fieldset legend option address details summary li dd td'.split(
    ' ',
  ),
)('words in %s stay apart from others', (tag) => {
  const holder = document.createElement('div')
  holder.innerHTML = clean(`A<${tag}>B</${tag}><${tag}>C</${tag}>D`)
  for (const block of holder.querySelectorAll('p, div, address')) block.append(' ')
  expect(holder.textContent.replaceAll(/\s+/g, ' ').trim()).toBe('A B C D')
})

test('one rich text among plain ones is enough for the sanitiser', async () => {
  const answer = [{ section: 'a' }, { section: 'b', images: [{}, { description_html: '<p>A</p>' }] }]
  const { sections } = await read(answer, { loadSanitizer: () => Promise.resolve(sanitize) })
  expect(sections.get('b')?.items.map(({ html }) => html && textOf(html))).toEqual([undefined, '<p>A</p>'])
})

test('a long text whose tags close by themselves keeps them', async () => {
  const html = `<ul>${'<li>One'.repeat(100)}</ul>${'<p>Two<br>'.repeat(100)}`
  const { sections, oddities } = await readRich(html)
  expect(oddities).toEqual([])
  expect(textOf(sections.get('a')?.html ?? { __html: '' }).match(/<li>/g)).toHaveLength(100)
})

test('the sanitiser is loaded only for rich text', async () => {
  const safe = (html: string) => ({ __html: html })
  const loadSanitizer = vi.fn<ReadOptions['loadSanitizer']>(() => Promise.resolve(safe))
  await read([{ section: 'a', description: '<b>plain</b>', images: [{ title: 'A' }] }], { loadSanitizer })
  expect(loadSanitizer).not.toHaveBeenCalled()
  await read([{ section: 'a', images: [{ description_html: '<b>A</b>' }] }], { loadSanitizer })
  expect(loadSanitizer).toHaveBeenCalledOnce()
})
