import { afterEach, expect, test, vi } from 'vitest'
import type { Leaf } from '../../../src/author/protocol/protocol.ts'
import { markOf } from '../../../src/util/marks.ts'
import { tracedTexts } from '../../../src/author/studio/page/page-texts.ts'
import { takeMarks } from '../../../src/author/studio/page/take-marks.ts'
import { partFinder, writtenIn } from '../../../src/author/studio/page/text-parts.ts'
import { someLeaf } from '../../support/some-leaf.ts'

const leaf = (id: number, value: string, more: Partial<Leaf> = {}): Leaf => ({
  ...someLeaf,
  id,
  value,
  ...more,
})
const marked = (text: string, id: number) => text + markOf(id)

let stop = () => {}
afterEach(() => stop())

/** Shows HTML with marks in the document as the page. */
async function show(html: string, head = '') {
  const changed = vi.fn<() => void>()
  const marks = takeMarks(changed)
  stop = () => marks.stop()
  document.head.innerHTML = head
  document.body.innerHTML = `<div id="root">${html}</div>`
  await vi.waitFor(() => expect(changed).toHaveBeenCalled())
  return document.body
}

test('the document has no mark, and each text has the value of its own, also an equal one', async () => {
  const leaves = partFinder([leaf(1, 'Read more'), leaf(2, 'Read more', { file: 'content/api/x.json' })])
  const paragraph = (id: string, mark: number) =>
    `<section id="${id}"><a title="${marked('Read more', mark)}">${marked('Read more', mark)}</a></section>`
  const shown = await show(`<main>${paragraph('b', 2)}${paragraph('a', 1)}</main>`)
  expect(shown.innerHTML).not.toMatch(/\p{Co}/u)
  expect(shown.textContent).toBe('Read moreRead more')
  expect(shown.querySelector('a')?.title).toBe('Read more')
  const texts = tracedTexts(shown, leaves).filter(({ attribute }) => attribute === undefined)
  expect(texts.map(({ anchor, parts }) => [anchor, parts[0]?.leaf?.file])).toEqual([
    ['#b', 'content/api/x.json'],
    ['#a', 'page-configs/x.ts'],
  ])
})

test('a text that a behaviour moves or changes later has its value, or none', async () => {
  const leaves = partFinder([leaf(1, 'Moved words'), leaf(2, 'Changed')])
  const shown = await show(`<main><p>${marked('Moved words', 1)}</p><p>${marked('Changed', 2)}</p></main>`)
  const [first, second] = shown.querySelectorAll('p')
  if (!first || !second) throw new Error('The page is missing')
  shown.append(first)
  second.firstChild?.replaceWith('Counted: 3')
  const valueOf = (text: string) =>
    tracedTexts(shown, leaves).find((traced) => traced.text === text)?.parts[0]?.leaf
  expect(valueOf('Moved words')?.id).toBe(1)
  expect(valueOf('Counted: 3')).toBeUndefined()
  // React writes the next text into the same node.
  const [node] = first.childNodes
  if (node) node.nodeValue = marked('Changed', 2)
  await vi.waitFor(() => expect(first.textContent).toBe('Changed'))
  expect(valueOf('Changed')?.id).toBe(2)
})

test('text attributes are texts, and a text of several nodes is one', async () => {
  const shown = await show(`<main><img alt="${marked('A wall', 1)}"><p></p></main>`)
  shown.querySelector('p')?.append('Three', ' ', marked('cards', 2))
  await vi.waitFor(() => expect(shown.textContent).toBe('Three cards'))
  const texts = tracedTexts(shown, partFinder([leaf(1, 'A wall'), leaf(2, 'Three cards')]))
  expect(
    texts.map(({ attribute, text, nodes, parts }) => [attribute, text, nodes.length, parts.length]),
  ).toEqual([
    ['alt', 'A wall', 0, 1],
    [undefined, 'Three cards', 3, 1],
  ])
})

test('scripts, styles and notes of the development server are no texts of the page', async () => {
  const shown = await show(
    '<style>p {}</style><script>1</script><div data-development-note>note</div><p>Words</p>',
  )
  expect(tracedTexts(shown, partFinder([])).map(({ text }) => text)).toEqual(['Words'])
})

test('a text has the value of each of its marks, and runs of HTML are counted', () => {
  const html = '<p>a &amp; c</p><p>two words</p>'
  const partsOf = partFinder([leaf(1, 'Retail'), leaf(5, html)])
  const parts = partsOf(`LED for ${marked('Retail', 1)} ${marked('two words', 6)} here`)
  expect(parts.map((part) => [part.leaf.id, writtenIn(part)])).toEqual([
    [1, 'Retail'],
    [5, 'two words'],
  ])
  expect(partsOf(marked('a', 5)).map(writtenIn)).toEqual(['a & c'])
})

test('title and descriptions of the head are texts', async () => {
  await show(
    '',
    `<title>${marked('LED walls', 1)}</title><meta name="description" content="${marked('Bright', 2)}"><meta name="viewport" content="width=device-width">`,
  )
  const head = tracedTexts(document.head, partFinder([leaf(1, 'LED walls'), leaf(2, 'Bright')]))
  expect(head.map(({ text, parts }) => [text, parts.length])).toEqual([
    ['LED walls', 1],
    ['Bright', 1],
    ['width=device-width', 0],
  ])
})

test('a compound that the engine has split off a text belongs to its value, also between others', async () => {
  const split = (text: string) => `<span>${text}</span>`
  const shown = await show(
    `<main><p>The ${split('LED-wall')} of ${split('4-mm')} ${marked('dots is bright', 1)}</p><p>LED-wall</p></main>`,
  )
  const texts = tracedTexts(shown, partFinder([leaf(1, 'The LED-wall of 4-mm dots is bright')]))
  expect(texts.map(({ parts }) => parts[0]?.leaf?.id)).toEqual([1, 1, 1, 1, 1, undefined])
})

test('a figure that the engine shows before its meaning belongs to the value of both', async () => {
  const shown = await show(
    `<main><p><b>P2.6</b><span><i> · </i>${marked('a hall', 1)}</span></p><p><b>a hall</b> a</p></main>`,
  )
  const texts = tracedTexts(shown, partFinder([leaf(1, 'P2.6 · a hall')]))
  expect(texts.map(({ text, parts }) => [text, parts.length])).toEqual([
    ['P2.6', 1],
    ['·', 1],
    ['a hall', 1],
    ['a hall', 0],
    ['a', 0],
  ])
})
