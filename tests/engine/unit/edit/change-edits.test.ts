import { describe, expect, test } from 'vitest'
import { changeEdits, ChangeProblem, type ValueChange } from '../../../../src/author/source/change-edits.ts'
import { applyEdits } from '../../../../src/util/apply-edits.ts'

const page = `import { definePage } from '../define.ts'
import { rows } from './rows.ts'

const home = { label: "Home", to: '/' }

export default definePage({
  title: 'Retail', // the name
  head: {},
  text: \`A "b" and 'c'\`,
  sum: 'a' + 'b',
  made: make('x', 1),
  links: [home, ...rows],
  rows,
  blocks: [
    { type: 'hero', heading: 'One' },
    // The second
    { type: 'intro', heading: 'Don\\'t' },
    { type: 'faq' }, // last
  ],
  short: ['a', 'b', 'c'],
  none: [],
})
`
const rows = `export const rows = [
  { name: 'Pitch', cells: ['P2'] },
]
`
const json = `{
  "title": "A \\u0026 B",
  "html": "<p>One\\u00a0two <b>three</b>.</p>",
  "cards": [
    { "title": "x" },
    { "title": "y" }
  ]
}
`
const texts: Record<string, string> = { 'a/page.ts': page, 'a/rows.ts': rows, 'a/content.json': json }
const sources = (file: string) => texts[file]

/** Returns the lines of a file that a change removes and adds. */
function lines(change: ValueChange): string[] {
  const { file, edits } = changeEdits(change, sources)
  const before = (texts[file] ?? '').split('\n')
  const after = applyEdits(texts[file] ?? '', edits).split('\n')
  const removed = before.filter((line) => !after.includes(line)).map((line) => `- ${line.trim()}`)
  return [...removed, ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line.trim()}`)]
}

const set = (path: (string | number)[], value: string | number | object, file = 'a/page.ts') =>
  lines({ do: 'set', file, path, value: JSON.parse(JSON.stringify(value)) })

describe('a value', () => {
  test('is replaced alone, in the quotes that it has', () => {
    expect(set(['title'], "Bob's")).toEqual([
      "- title: 'Retail', // the name",
      "+ title: 'Bob\\'s', // the name",
    ])
    expect(set(['text'], 'A `b` ${c}')).toContain('+ text: `A \\`b\\` \\${c}`,')
    expect(set(['links', 0, 'label'], 'Start')).toEqual([
      `- const home = { label: "Home", to: '/' }`,
      `+ const home = { label: "Start", to: '/' }`,
    ])
    expect(set(['title'], 'C', 'a/content.json')).toContain('+ "title": "C",')
  })

  test('that a file imports is replaced in the imported file', () => {
    const change: ValueChange = { do: 'set', file: 'a/page.ts', path: ['rows', 0, 'name'], value: 'Size' }
    expect(changeEdits(change, sources).file).toBe('a/rows.ts')
    expect(lines(change)).toContain("+ { name: 'Size', cells: ['P2'] },")
  })

  test('that is missing is added to its object', () => {
    expect(set(['blocks', 2, 'heading'], 'New')).toEqual([
      "- { type: 'faq' }, // last",
      "+ { type: 'faq', heading: 'New' }, // last",
    ])
    expect(set(['head', 'title'], 'T')).toContain("+ head: { title: 'T' },")
    expect(set(['states', 'loading'], 'Wait')).toContain("+ states: { loading: 'Wait' },")
    expect(set(['cards', 1, 'text'], 'z', 'a/content.json')).toContain('+ { "title": "y", "text": "z" }')
  })

  test('that code makes is refused', () => {
    expect(() => set(['sum'], 'c')).toThrow("made by code in a/page.ts: 'a' + 'b'")
    expect(() => set(['made'], 'c')).toThrow(ChangeProblem)
    expect(() => set(['blocks', 7, 'heading'], 'c')).toThrow('no object')
  })

  test('of several lines keeps the indent of its place', () => {
    const value = {
      title: 'A title that is long enough for the line',
      text: 'A text that is long enough for it too',
    }
    expect(set(['blocks', 2, 'head'], value).slice(1)).toEqual(
      [
        "+ { type: 'faq', head: {",
        `+ title: '${value.title}',`,
        `+ text: '${value.text}',`,
        '+ } }, // last',
      ].map((line) => line),
    )
  })
})

test('one text of HTML is replaced, and the others stay', () => {
  const run = (index: number, text: string) =>
    lines({ do: 'set-run', file: 'a/content.json', path: ['html'], run: index, text })
  expect(run(0, 'Zero <1>')).toContain('+ "html": "<p>Zero &lt;1&gt; <b>three</b>.</p>",')
  expect(run(1, 'four "4"')).toContain('+ "html": "<p>One\u00a0two <b>four \\"4\\"</b>.</p>",')
  expect(() => run(7, 'x')).toThrow('no text 7')
})

describe('an entry of a list', () => {
  const path = ['blocks', 1]
  test('is added before another, at the end, and in an empty list', () => {
    const insert = (list: string[], index: number, value: object | string) =>
      lines({ do: 'insert', file: 'a/page.ts', path: list, index, value: JSON.parse(JSON.stringify(value)) })
    expect(insert(['blocks'], 0, { type: 'cards' })).toEqual(["+ { type: 'cards' },"])
    expect(insert(['blocks'], 3, { type: 'cards' })).toContain("+ { type: 'cards' }, // last")
    expect(insert(['short'], 1, 'x')).toContain("+ short: ['a', 'x', 'b', 'c'],")
    expect(insert(['none'], 0, 'x')).toContain("+ none: ['x'],")
    expect(() => insert(['short'], 9, 'x')).toThrow('has 3 entries')
  })

  test('is copied, removed and moved with its text', () => {
    const act = (change: 'duplicate' | 'remove') => lines({ do: change, file: 'a/page.ts', path })
    const { edits } = changeEdits({ do: 'duplicate', file: 'a/page.ts', path }, sources)
    expect(applyEdits(page, edits).split("heading: 'Don\\'t'")).toHaveLength(3)
    expect(act('remove')).toEqual(["- { type: 'intro', heading: 'Don\\'t' },"])
    const move = changeEdits({ do: 'move', file: 'a/page.ts', path: ['blocks', 2], to: 0 }, sources)
    expect(applyEdits(page, move.edits)).toContain(`    { type: 'faq' },
    // The second
    { type: 'hero', heading: 'One' },
    { type: 'intro', heading: 'Don\\'t' }, // last`)
  })

  test('of a list that code puts together is refused', () => {
    expect(() => changeEdits({ do: 'remove', file: 'a/page.ts', path: ['links', 1] }, sources)).toThrow(
      'entries of another list',
    )
    expect(() => changeEdits({ do: 'remove', file: 'a/page.ts', path: ['title', 1] }, sources)).toThrow(
      'no list',
    )
  })
})

test('a key is removed with its comma', () => {
  expect(lines({ do: 'unset', file: 'a/page.ts', path: ['blocks', 0, 'heading'] })).toContain(
    "+ { type: 'hero' },",
  )
})
