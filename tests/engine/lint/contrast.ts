import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../support/root.ts'
import type { RuleExample } from '../../support/rule-example.ts'

const file = 'page-configs/brand.tokens.json'
const text = readFileSync(join(root, 'tests/example-site', file), 'utf8')

/** The n-th token of a name: `noon` is the first ground of the file, `night` the second. */
function tokenOf(name: string, nth = 0) {
  const match = [
    ...text.matchAll(new RegExp(`("${name}": \\{\\s*"\\$value": )(?:\\{[^}]*\\}|"[^"]*")`, 'g')),
  ][nth]
  if (!match) throw new Error(`There is no token ${name}`)
  const start = match.index + (match[1] ?? '').length
  const before = text.slice(0, start).split('\n')
  return {
    at: `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`,
    with: (components: number[]) =>
      `${text.slice(0, start)}{ "colorSpace": "srgb", "components": ${JSON.stringify(components)} }${text.slice(match.index + match[0].length)}`,
  }
}

/** An example in which a token has a grey that is not legible on what it stands on. */
function illegible(name: string, [token, nth, grey]: [string, number, number], says: string[]): RuleExample {
  const { at, with: colored } = tokenOf(token, nth)
  return {
    name,
    files: { [file]: colored([grey, grey, grey]) },
    finds: says.map((part) => ({ at, says: part })),
  }
}

export const examples: RuleExample[] = [
  illegible(
    'text of less importance',
    ['muted', 0, 0.5],
    [
      'text: muted on stage of noon has a contrast of 3.66 to 1',
      'text: muted on raised of',
      'text: muted on panel of',
      'text on a bar: muted on bar of noon',
    ],
  ),
  illegible(
    'a disabled choice on the other ground',
    ['faint', 1, 0.3],
    ['a disabled choice: faint on stage of night', 'a disabled choice: faint on raised of night'],
  ),
  illegible(
    'an error',
    ['wrong', 0, 0.5],
    ['a text of an error: wrong on stage of', 'wrong on raised of', 'wrong on panel of'],
  ),
  illegible(
    'a success',
    ['right', 0, 0.5],
    ['a text of success: right on stage of', 'right on raised of', 'right on panel of'],
  ),
  illegible(
    'the edge of a field with an error',
    ['alarm', 0, 0.9],
    [
      'the edge of a field with an error: alarm on stage of',
      'the edge of a field with an error: alarm on raised of',
    ],
  ),
  illegible(
    'a selected choice and a button',
    ['onAccent', 0, 0.4],
    ['a button, and a selected choice: onAccent on accent'],
  ),
  illegible(
    'a disabled choice',
    ['faint', 0, 0.7],
    ['a disabled choice: faint on stage of', 'a disabled choice: faint on raised of'],
  ),
  illegible(
    'a control',
    ['edge', 0, 0.7],
    ['the edge of a control: edge on stage of', 'edge on raised of', 'edge on panel of'],
  ),
  illegible(
    'a control under the pointer, the focus, and links',
    ['signal', 0, 0.8],
    [
      'text: signal on stage of',
      'text: signal on raised of',
      'text: signal on panel of',
      'text on a bar: signal on bar of noon',
      'the edge of a control under the pointer: signal on stage of',
      'the edge of a control under the pointer: signal on raised of',
      'the ring of the focus: signal on stage of',
      'the ring of the focus: signal on raised of',
      'the ring of the focus: signal on panel of',
    ],
  ),
  illegible(
    'a control and the ring of the focus over a picture',
    ['overSignal', 0, 0.3],
    [
      'a control over a picture: overSignal on dark',
      'a control over a picture: overSignal on veil',
      'a control over a picture: overSignal on curtain',
      'the ring of the focus over a picture: overSignal on foot',
    ],
  ),
  illegible('the chat', ['onChat', 0, 0.5], ['the chat’s button: onChat on chat']),
  { name: 'the colours of the site', files: {}, finds: [] },
  {
    name: 'another legible colour',
    files: { [file]: tokenOf('muted').with([0.2, 0.2, 0.2]) },
    finds: [],
  },
]
