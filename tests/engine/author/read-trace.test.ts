import { expect, test } from 'vitest'
import type { Leaf, Trace } from '../../../src/author/protocol/protocol.ts'
import { markOf, withoutMarks } from '../../../src/author/protocol/marks.ts'
import { pageTexts } from '../../../src/author/studio/page/page-texts.ts'
import { someLeaf } from '../../support/some-leaf.ts'
import { headTexts, matchTrace, partsOf } from '../../../src/author/studio/page/read-trace.ts'

const leaf = (id: number, value: string, more: Partial<Leaf> = {}): Leaf => ({
  ...someLeaf,
  id,
  value,
  ...more,
})

/** Returns a text as a trace has it: with the mark after each word. */
const marked = (text: string, id: number) => text.replaceAll(/\S+/g, (word) => word + markOf(id))

const traceOf = (html: string, leaves: Leaf[]): Trace => ({
  html,
  leaves,
  page: 'page-configs/x.ts',
  files: {},
  undo: 0,
  redo: 0,
})

/** Shows HTML in the document as the page. */
function show(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`
  return document.body
}

test('each text of the page gets the value of its trace, and equal texts are distinguished by their place', () => {
  const leaves = [leaf(1, 'Read more'), leaf(2, 'Read more', { file: 'content/api/x.json' })]
  const html = `<main><section id="a"><p>${marked('Read more', 1)}</p></section><section id="b"><p>${marked('Read more', 2)}</p></section></main>`
  const shown = show(
    '<main><section id="b"><p>Read more</p></section><section id="a"><p>Read more</p></section></main>',
  )
  const texts = matchTrace(traceOf(html, leaves), shown)
  expect(texts.map(({ anchor, parts }) => [anchor, parts[0]?.leaf?.file])).toEqual([
    ['#b', 'content/api/x.json'],
    ['#a', 'page-configs/x.ts'],
  ])
})

test('a text that a behaviour moved elsewhere still gets its value', () => {
  const html = `<main><section id="a"><p>${marked('Moved words', 1)}</p></section></main>`
  const shown = show('<footer><p>Moved words</p></footer>')
  expect(matchTrace(traceOf(html, [leaf(1, 'Moved words')]), shown)[0]?.parts[0]?.leaf?.id).toBe(1)
})

test('text attributes are texts, and a text of several nodes is one', () => {
  const html = `<main><img alt="${marked('A wall', 1)}"><p>${marked('Three', 2)} ${marked('cards', 2)}</p></main>`
  const shown = show('<main><img alt="A wall"><p></p></main>')
  shown.querySelector('p')?.append('Three', ' ', 'cards')
  const texts = matchTrace(traceOf(html, [leaf(1, 'A wall'), leaf(2, 'Three cards')]), shown)
  expect(
    texts.map(({ attribute, text, nodes, parts }) => [attribute, text, nodes.length, parts.length]),
  ).toEqual([
    ['alt', 'A wall', 0, 1],
    [undefined, 'Three cards', 3, 1],
  ])
})

test('spaces that do not break, and ids that React counts, make no difference', () => {
  const html = `<main><p>${marked('10 m', 1)}</p></main>`
  const shown = show('<main><div id="_r_1_"><p>10\u00A0m</p></div></main>')
  expect(matchTrace(traceOf(html, [leaf(1, '10 m')]), shown)[0]?.parts[0]?.leaf?.id).toBe(1)
})

test('scripts, styles and notes of the development server are no texts of the page', () => {
  const shown = show('<style>p {}</style><script>1</script><div data-development-note>note</div><p>Words</p>')
  expect(pageTexts(shown).map(({ text }) => text)).toEqual(['Words'])
})

test('a text is split at its marks: words of the engine stay without a value, and runs of HTML are counted', () => {
  const leaves = [leaf(1, 'Retail'), leaf(5, '<p>a</p><p>b</p>', { runs: 2, html: true })]
  const parts = partsOf(`LED for ${marked('Retail', 1)} ${marked('two words', 6)} here`, leaves)
  expect(parts.map(({ text, leaf: found, run }) => [text, found?.id, run])).toEqual([
    ['LED for', undefined, 0],
    ['Retail', 1, 0],
    ['two words', 5, 1],
    ['here', undefined, 0],
  ])
})

test('a value with a mark after its last word alone is one part', () => {
  expect(partsOf(`A few words of mine${markOf(1)}`, [leaf(1, 'A few words of mine')])).toMatchObject([
    { text: 'A few words of mine', run: 0, leaf: { id: 1 } },
  ])
})

test('a text that the trace does not have has no parts', () => {
  const shown = show('<main><p>3 of 7</p></main>')
  expect(matchTrace(traceOf('<main></main>', []), shown)[0]?.parts).toEqual([])
})

test('the head gives its title and descriptions, and omits computed tags', () => {
  const html = `<head><title>${marked('LED walls', 1)}</title><meta name="description" content="${marked('Bright', 2)}"><meta name="viewport" content="width=device-width"></head><body></body>`
  const head = headTexts(traceOf(html, [leaf(1, 'LED walls'), leaf(2, 'Bright')]))
  expect(head.map(({ name, text }) => [name, text])).toEqual([
    ['title', 'LED walls'],
    ['description', 'Bright'],
  ])
})

test('a compound that the engine has split off a text belongs to its value, also between others', () => {
  const value = 'The LED-wall of 4-mm dots is bright'
  const split = (text: string) => `<span>${text}</span>`
  const html = `<main><p>The ${split('LED-wall')} of ${split('4-mm')} ${marked('dots is bright', 1)}</p><p>LED-wall</p></main>`
  const shown = show(withoutMarks(html))
  expect(matchTrace(traceOf(html, [leaf(1, value)]), shown).map(({ parts }) => parts[0]?.leaf?.id)).toEqual([
    1,
    1,
    1,
    1,
    1,
    undefined,
  ])
})
