import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../support/root.ts'
import type { RuleExample, RuleExamples } from '../../support/rule-example.ts'

const file = 'page-configs/brand.tokens.json'
const brand = readFileSync(join(root, 'tests/second-site', file), 'utf8')

/** Returns the brand with a grey as a token, and the place of the grey. */
function withGrey(token: string, grey: number) {
  const path = token.split('.')
  const input = JSON.parse(brand)
  const last = path.pop() ?? ''
  path.reduce((part, key) => (part[key] ??= {}), input)[last] = {
    $value: { colorSpace: 'srgb', components: [grey, grey, grey] },
  }
  const text = JSON.stringify(input, null, 2)
  const offset = [...path, last, '$value'].reduce((from, key) => text.indexOf(`"${key}": `, from), 0)
  const before = text.slice(0, offset + '"$value": '.length).split('\n')
  return { text, at: `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}` }
}

/** An example in which a token has a grey that is not legible on what it stands on. */
function illegible(token: string, grey: number, says: string[]): RuleExample {
  const { at, text } = withGrey(token, grey)
  return { files: { [file]: text }, finds: says.map((part) => `${at} ${part}`) }
}

export const examples: RuleExamples = {
  'text of less importance': illegible('ground.noon.muted', 0.5, [
    'text: muted on stage of noon has a contrast of 3.73 to 1',
    'text: muted on raised of',
    'text: muted on panel of',
    'text on a bar: muted on bar of noon',
  ]),
  'a disabled choice on the other ground': illegible('ground.night.faint', 0.3, [
    'a disabled choice: faint on stage of night',
    'a disabled choice: faint on raised of night',
  ]),
  'a success': illegible('ground.noon.right', 0.5, [
    'a text of success: right on stage of',
    'right on raised of',
    'right on panel of',
  ]),
  'a control and the ring of the focus over a picture': illegible('color.overSignal', 0.3, [
    'a control over a picture: overSignal on dark',
    'a control over a picture: overSignal on veil',
    'a control over a picture: overSignal on curtain',
    'the ring of the focus over a picture: overSignal on foot',
  ]),
  'another legible colour': {
    files: { [file]: withGrey('ground.noon.muted', 0.2).text },
  },
}
