import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Typing } from '../../../src/author/studio/editor/editor.ts'
import { Refusal } from '../../../src/author/studio/panels/outcome.tsx'
import { typedWords } from '../../../src/author/studio/page/typed-words.ts'
import type { Target } from '../../../src/author/studio/page/targets.ts'
import { TextCard } from '../../../src/author/studio/panels/text-card.tsx'
import type { Change, Leaf, WriteAnswer } from '../../../src/author/protocol/protocol.ts'
import { stubEditor } from '../../support/stub-editor.tsx'
import { someLeaf as leaf } from '../../support/some-leaf.ts'

let written: Change[]
let writes: number
let answered: Promise<void> | undefined
let typing: Typing | undefined
let blocks: Target[] = []
let answer: WriteAnswer
const { editor, Content, draw } = stubEditor({
  targets: () => blocks,
  typing: () => typing,
  setTyping: (next) => {
    typing = next
  },
  write: async (changes, _done, show, again = () => {}) => {
    writes += 1
    await answered
    if (answer.ok) written = changes
    else show(<Refusal answer={answer} readAgain={again} />)
    return answer.ok
  },
})
const card = () => document.querySelector('[data-testid=studio]')?.textContent ?? ''

let otherPages: string[]
beforeEach(() => {
  written = []
  writes = 0
  answered = undefined
  otherPages = []
  render(<Content />)
  answer = { ok: true, files: {}, warnings: [], undo: 1, redo: 0 }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(otherPages)))
})
afterEach(() => editor.close())

/** Shows a paragraph, and opens the card of its text. */
function open(more: Partial<Leaf> = {}, text = 'Old words') {
  const paragraph = document.createElement('p')
  paragraph.append(` ${text} `)
  document.body.append(paragraph)
  const [node] = paragraph.childNodes
  if (!(node instanceof Text)) throw new Error('The paragraph has no text')
  const parts = [{ text, run: 0, leaf: { ...leaf, ...more } }]
  editor.show(<TextCard text={text} nodes={[node]} parts={parts} />, node)
  return { paragraph, node }
}

const press = (key: string) => typing?.key(new KeyboardEvent('keydown', { key, cancelable: true }))
const type = (text: string) => {
  if (!typing) return
  typing.element.textContent = text
  typing.input()
}

/** Types a text in the place of the opened one, and presses Enter. */
const enter = (text: string) => {
  type(text)
  press('Enter')
}

test('typing happens in the place of the text, and Enter writes its value alone', async () => {
  const { paragraph, node } = open()
  await vi.waitFor(() => expect(card()).toContain('No other page shows it'))
  expect(card()).toContain('Open page-configs/x.ts:3:5')
  expect(paragraph.querySelector('[contenteditable="plaintext-only"]')?.textContent).toBe(' Old words ')
  enter('New words')
  await vi.waitFor(() => expect(card()).toBe(''))
  expect(written).toEqual([
    { do: 'set', file: 'page-configs/x.ts', path: ['blocks', 0, 'heading'], value: 'New words' },
  ])
  // React finds its own node, in which it has written the new text.
  expect(paragraph.firstChild).toBe(node)
})

test('a second Enter before the answer writes nothing more', async () => {
  open()
  await vi.waitFor(() => expect(card()).toContain('No other page shows it'))
  let reply = () => {}
  answered = new Promise((resolve) => (reply = resolve))
  enter('New words')
  press('Enter')
  reply()
  await vi.waitFor(() => expect(card()).toBe(''))
  expect(writes).toBe(1)
})

test('a card that is opened while another is written stays open', async () => {
  open()
  enter('New words')
  editor.show(<TextCard text="3 of 7" parts={[]} />)
  await vi.waitFor(() => expect(written.length && card()).toContain('3 of 7'))
})

test('Escape writes nothing and restores the page', () => {
  const { paragraph, node } = open()
  type('New words')
  press('Escape')
  expect(written).toEqual([])
  expect(paragraph.firstChild).toBe(node)
  expect(paragraph.textContent).toBe(' Old words ')
})

test.each([
  ['no break', 'from 10\u00A0m on', undefined],
  ['an ideographic space', '日本\u3000語', undefined],
  ['a thin space', '10\u2009000 dots', undefined],
  ['two spaces', 'One.  Two.', undefined],
  ['a line end', 'One\nTwo', undefined],
  ['a typed word beside them', 'from 10\u00A0m  on', 'from 10\u00A0m  on now'],
])('spaces stay that were not typed: %s', async (_, value, next) => {
  open({ value }, value.replaceAll(/\s+/g, ' '))
  await vi.waitFor(() => expect(card()).toContain('No other page'))
  if (next !== undefined) type(` ${next}\n `)
  press('Enter')
  await vi.waitFor(() => expect(card()).toBe(''))
  expect(written.map((change) => 'value' in change && change.value)).toEqual(next === undefined ? [] : [next])
})

test('typed words survive a reload of the page, until they are written or given up', () => {
  const { paragraph } = open()
  type('Mine')
  expect(typedWords()).toMatchObject({ file: leaf.file, path: leaf.path, run: 0, text: 'Mine' })
  const unload = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(unload)
  expect(unload.defaultPrevented).toBe(true)
  press('Escape')
  expect(typedWords()).toBeUndefined()
  const [node] = paragraph.childNodes
  if (!(node instanceof Text)) throw new Error('The paragraph has no text')
  const parts = [{ text: 'Old words', run: 0, leaf }]
  editor.show(<TextCard text="Old words" nodes={[node]} parts={parts} typed="Mine" />, node)
  expect(paragraph.textContent).toBe(' Mine ')
  expect(typedWords()?.text).toBe('Mine')
})

test('a run of rich text is written as a run, without the spaces around it', async () => {
  open({ value: '<p>Old words <a>link</a></p>' })
  await vi.waitFor(() => expect(card()).toContain('No other page'))
  enter(' New words')
  await vi.waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]).toMatchObject({ do: 'set-run', run: 0, text: 'New words' })
})

const finding = { ...leaf, severity: 'error' as const, rule: 'empty', text: '3:5 heading\nmust not be empty' }

test.each<[name: string, answer: WriteAnswer, words: RegExp]>([
  [
    'a refusal in the words of the server',
    { ok: false, refused: [finding] },
    /Not written: validate would refuse it.*must not be empty/s,
  ],
  [
    'both versions of a file that changed meanwhile',
    { ok: false, stale: [{ file: 'page-configs/x.ts', yours: 'a\nmine', disk: 'a\ntheirs' }] },
    /changed on disk.*Your version.*mine.*Version on disk.*theirs/,
  ],
])('beside the text stands %s, and the text stays open', async (_, given, words) => {
  answer = given
  open()
  await vi.waitFor(() => expect(card()).toContain('No other page'))
  enter('mine')
  await vi.waitFor(() => expect(card()).toMatch(words))
  expect(typing).toBeDefined()
})

test('a card closes when the page is drawn again, since another value may have its place', () => {
  const { paragraph } = open()
  act(draw)
  expect(card()).toBe('')
  expect(paragraph.textContent).toBe(' Old words ')
})

test('if another value has the place of a text now, the author sees it before it is replaced', async () => {
  answer = { ok: false, stale: [{ file: 'page-configs/x.ts', yours: 'a\nmine', disk: 'a\ntheirs' }] }
  editor.session.readAgain = () => Promise.resolve('The heading of another block')
  open()
  await vi.waitFor(() => expect(card()).toContain('No other page'))
  enter('mine')
  const again = () => screen.getByRole('button', { name: 'Read the file again' })
  await vi.waitFor(again)
  again().click()
  await vi.waitFor(() => expect(card()).toMatch(/other words now, which Write would replace.*another block/))
  expect(typing).toBeDefined()
})

test('other pages are named before the text is written, however fast Enter is pressed', async () => {
  otherPages = ['/a', '/b']
  open()
  enter('New words')
  await vi.waitFor(() => expect(card()).toContain('2 other pages show it too'))
  await vi.waitFor(() => expect(card()).toContain('Write it once more'))
  expect(written).toEqual([])
  press('Enter')
  await vi.waitFor(() => expect(written).toHaveLength(1))
})

test('a value of the content host is read only, and says how to change it', () => {
  open({ editable: false, source: 'host', place: '', note: 'Change it in the service at https://c.example.' })
  expect(typing).toBeUndefined()
  expect(card()).toContain('Content host: read only here')
  expect(card()).toContain('Change it in the service')
})

test('a text without a value leads to the block that computes it, or is the engine’s own', async () => {
  const node = document.body.appendChild(document.createElement('section'))
  const nothing = { section: undefined, ref: undefined, items: undefined, hidden: undefined, missing: [] }
  const block = { id: 'strip', type: 'strip', place: 'page-configs/x.ts:1:1', ...nothing }
  blocks = [{ kind: 'block', key: 'block strip', label: 'Block 1: strip #strip', index: 0, node, block }]
  editor.show(<TextCard text="3 of 7" parts={[]} element={node} />)
  await vi.waitFor(() => expect(card()).toContain('The block computes this text'))
  document.querySelector<HTMLElement>('[data-testid=studio] .row button')?.click()
  await vi.waitFor(() => expect(card()).toContain('Open page-configs/x.ts:1:1'))
  editor.show(<TextCard text="3 of 7" parts={[]} element={document.body} />)
  await vi.waitFor(() => expect(card()).toContain('the engine’s own'))
})
