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

test.each([
  ['a script', '<p>A</p><script>alert(1)</script>', '<p>A</p>'],
  ['a picture with onerror', '<p>A<img src=x onerror=alert(1)></p>', '<p>A</p>'],
  ['onclick', '<p onclick="alert(1)">A</p>', '<p>A</p>'],
  ['a javascript: link', '<a href="javascript:alert(1)">A</a>', '<a>A</a>'],
  ['a disguised javascript: link', '<a href=" java&#10;script:alert(1)">A</a>', '<a>A</a>'],
  ['a data: link', '<a href="data:text/html,<script>alert(1)</script>">A</a>', '<a>A</a>'],
  ['style, class and id', '<p style="position:fixed" class="x" id="y">A</p>', '<p>A</p>'],
  ['a style sheet', '<style>body{display:none}</style><p>A</p>', '<p>A</p>'],
  ['a frame', '<iframe src="https://example.com"></iframe><p>A</p>', '<p>A</p>'],
  ['a form', '<form action="/x"><input name="a"><button>Go</button></form><p>A</p>', 'Go<p>A</p>'],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg><p>A</p>', '<p>A</p>'],
  [
    'a source, which loads',
    '<p>A<source src="data:text/html,x" srcset="https://x.example/y.png"></p>',
    '<p>A</p>',
  ],
  [
    'the ground of a table',
    '<table background="https://x.example/y.png"><tbody><tr><td background="/z.png">A</td></tr></tbody></table>',
    '<table><tbody><tr><td>A</td></tr></tbody></table>',
  ],
  ['what a script could look for', '<p data-x="1" aria-hidden="true">A</p>', '<p>A</p>'],
  ['a list entry outside a list', '<p>A</p><li>B <b>C</b></li>', '<p>A</p>B <b>C</b>'],
  ['a term outside a list', '<dd>A</dd><div><dt>B</dt></div>', 'A<div>B</div>'],
  ['a heading, whose level is the page’s to give', '<h1>A</h1><p>B</p>', 'A<p>B</p>'],
])('removes %s', (_, html, expected) => {
  expect(clean(html)).toBe(expected)
})

function linkIn(html: string) {
  const holder = document.createElement('div')
  holder.innerHTML = clean(html)
  const link = holder.querySelector('a')
  return ['href', 'target', 'rel'].map((name) => link?.getAttribute(name))
}

test('a link that opens elsewhere keeps its target and loses its opener', () => {
  const expected = ['https://example.com', '_blank', 'noopener noreferrer']
  expect(linkIn('<a href="https://example.com" target="_blank">A</a>')).toEqual(expected)
  expect(linkIn('<a href="https://example.com" target="_blank" rel="opener">A</a>')).toEqual(expected)
})

test('a link that stays keeps the rel it has', () => {
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
  ['formatting that is begun anew in each paragraph', '<b><i><u>'.repeat(40) + '<p>Words'.repeat(500), 'b'],
])('%s are read without their tags, at once, and reported', async (_, html, tag) => {
  const begin = performance.now()
  const { sections, oddities } = await readRich(html)
  expect(performance.now() - begin).toBeLessThan(2000)
  const rich = textOf(sections.get('a')?.html ?? { __html: '' })
  expect(rich).toContain('Words')
  expect(rich).not.toContain(`<${tag}`)
  expect(oddities.at(-1)).toMatch(
    /^description_html has tags nested \d+ deep, at most 30 are allowed: its tags are removed$/,
  )
})

test('thirty deep is read as it is; deeper, words stay apart where tags were', async () => {
  const htmlOf = async (html: string) => {
    const { sections } = await readRich(html)
    return textOf(sections.get('a')?.html ?? { __html: '' })
  }
  expect(await htmlOf(`${'<b>'.repeat(30)}Words`)).toBe(`${'<b>'.repeat(30)}Words${'</b>'.repeat(30)}`)
  expect(await htmlOf(`${'<b>'.repeat(31)}One</b> <i>Two`)).toBe(' One Two')
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

test('the sanitiser is asked for only where there is rich text', async () => {
  const safe = (html: string) => ({ __html: html })
  const loadSanitizer = vi.fn<ReadOptions['loadSanitizer']>(() => Promise.resolve(safe))
  await read([{ section: 'a', description: '<b>plain</b>', images: [{ title: 'A' }] }], { loadSanitizer })
  expect(loadSanitizer).not.toHaveBeenCalled()
  await read([{ section: 'a', images: [{ description_html: '<b>A</b>' }] }], { loadSanitizer })
  expect(loadSanitizer).toHaveBeenCalledOnce()
})
