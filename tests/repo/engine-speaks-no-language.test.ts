import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { editorSchemas } from '../../src/author/generate/editor-schemas.ts'
import { loadSchemas } from '../../src/author/generate/load-schemas.ts'
import { textsIn as placedTexts } from '../../src/util/texts-in.ts'
import { root } from '../support/root.ts'
import { codeBelow } from '../support/files-below.ts'

/** Code that draws for visitors. Examples show blocks in tests, so they may say anything. Fonts have names. */
const drawn = codeBelow(
  'block-library',
  'src/runtime/app',
  'src/runtime/engine',
  'src/runtime/enquiry',
  'src/runtime/shell',
).filter(
  ({ file }) =>
    /\.tsx?$/.test(file) && !/([/-]examples|fallback-fonts)\.ts$|^block-library\/led\//.test(file),
)

/** Whether a text has a word: at least two letters outside placeholders. */
const isSaid = (text: string) => /\p{L}{2}/u.test(unfilled(text))
/** Whether a text begins like a sentence or is a label of one word. */
const isLabel = (text: string) => /^\p{Lu}\p{Ll}+( [\p{L}\d]+)*[.…!?:]?$/u.test(unfilled(text))
const unfilled = (text: string) => text.replaceAll(/\{\w+\}/g, '').trim()

/** Attributes that are read out or displayed. */
const spoken = new Set(['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title'])
/** Syntax around texts for programs or developers. */
const unspoken = new Set(['BinaryExpression', 'ImportDeclaration', 'TSLiteralType', 'JSXAttribute'])

/** Texts that only developers see. */
const forPrograms = new Set(['crashed:', 'Development searches the pages of the last “npm run build”.'])

interface Node {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const textOf = (value: unknown) =>
  typeof value === 'object' && value && 'cooked' in value ? value.cooked : value

/** Returns the texts in a module that a visitor would read in the developer's language. */
function textsIn(code: string): string[] {
  const texts: string[] = []
  const note = (text: unknown, counts: (text: string) => boolean) => {
    if (typeof text === 'string' && counts(text) && !forPrograms.has(text.trim())) texts.push(text.trim())
  }
  const walk = (node: unknown, inside: boolean): void => {
    if (Array.isArray(node)) return node.forEach((part) => walk(part, inside))
    if (!isNode(node)) return
    const { type, name } = node
    const isSpoken = type === 'JSXAttribute' && isNode(name) && spoken.has(String(name['name']))
    if (unspoken.has(type) && !isSpoken) return
    if (type === 'NewExpression' && isNode(node['callee']) && node['callee']['name'] === 'Error') return
    if (type === 'JSXText') note(node['value'], isSaid)
    if (type === 'Literal') note(node['value'], inside ? isSaid : isLabel)
    if (type === 'TemplateElement') note(textOf(node['value']), inside ? isSaid : isLabel)
    const within = inside || isSpoken
    for (const part of Object.values(node)) walk(part, within)
  }
  walk(parseSync('module.tsx', code).program, false)
  return texts
}

test('visitors see no text of the engine', () => {
  const shownTexts = drawn.flatMap(({ file, text }) => textsIn(text).map((said) => `${file}: ${said}`))
  expect(drawn.length).toBeGreaterThan(100)
  expect(shownTexts).toEqual([])
})

/** Returns the default texts in a JSON Schema. Ids, file names and choices have a pattern or a list. */
function defaultTexts(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const exempt =
    'default' in node && !('pattern' in node || 'enum' in node || 'anyOf' in node) ? node.default : undefined
  return [
    ...placedTexts('', exempt).flatMap(({ text }) => (isSaid(text) && !text.startsWith('/') ? [text] : [])),
    ...Object.values(node).flatMap((part) => defaultTexts(part)),
  ]
}

test('no option has a default in a language', async () => {
  // Defaults of tokens are colours and fonts.
  // A site's own blocks have the language of the site.
  const others = [...editorSchemas(await loadSchemas(root, false))].filter(([name]) => name !== 'brand')
  expect(others.flatMap(([, schema]) => defaultTexts(schema))).toEqual([])
})

test('a default in a language is found', () => {
  expect(defaultTexts({ properties: { more: { type: 'string', default: 'Whole sheet' } } })).toEqual([
    'Whole sheet',
  ])
  expect(defaultTexts({ home: { default: { label: 'Home', to: '/' } } })).toEqual(['Home'])
})

test.each([
  ['<button aria-label="Close" />', 'Close'],
  ['<p aria-label={heading || "Pixel pitches"} />', 'Pixel pitches'],
  ['<p>Page {page}</p>', 'Page'],
  ['<p title={`Go to ${page}`} />', 'Go to'],
  ["const actions = { next: { label: 'Next' } }", 'Next'],
  ["<Retry>{page?.retry ?? 'Retry'}</Retry>", 'Retry'],
])('a word that does is found: %s', (code, text) => {
  expect(textsIn(code)).toEqual([text])
})
