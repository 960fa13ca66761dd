import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pairNames } from '../../block-library/declared-pairs.ts'
import { drawnPairs } from '../../block-library/parts/drawn-pairs.ts'
import { isOrnament, readPairs } from '../support/read-pairs.ts'
import { brand } from '../support/bakery-brand.ts'
import { sharedBrowser } from '../support/browser.ts'
import { everyExample, probe } from '../support/drawn-colors.tsx'

/** Selectors of each state, as the style sheets write them. The test sets an attribute in their place. */
const states: Record<string, RegExp> = {
  rest: /(?!)/g,
  hover: /:hover/g,
  focus: /:focus-visible|:focus-within|:focus(?![-\w])/g,
  active: /:active(?![-\w])/g,
  disabled: /:disabled|\[aria-disabled=["']?true["']?\]/g,
  selected:
    /:checked|\[aria-current\]|\[aria-(?:pressed|selected|current)=["']?\w+["']?\]|\.active(?![-\w])/g,
  error: /\[aria-invalid(?:=["']?true["']?)?\]/g,
}

const { brand: probed, tokens } = probe(brand)
let page: Page
let html = ''

beforeAll(async () => {
  const browser = await sharedBrowser()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  html = await everyExample(probed)
})
afterAll(() => page.close())

/** Shows the colours of a state immediately. */
const still = '<style>*, ::before, ::after { transition: none !important }</style>'

/** Draws every example in a state. Returns the pairs of token names that are drawn: `text on stage`. */
async function pairsIn(state: string): Promise<string[]> {
  const selectors = states[state] ?? /(?!)/g
  const styled = html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, (sheet) =>
    sheet.replaceAll(/:not\((?::disabled|\[hidden\])\)/g, '').replaceAll(selectors, '[data-forced]'),
  )
  await page.setContent(`${styled}${still}`, { waitUntil: 'domcontentloaded' })
  await page.evaluate(force)
  const pairs = await page.evaluate(readPairs)
  const name = (color: string) => tokens.get(color) ?? color
  return [...new Set(pairs.map(([front = '', under = '']) => `${name(front)} on ${name(under)}`))].toSorted()
}

/** Runs in the page. Marks every element that can have the state. */
function force(): void {
  // An element cannot be disabled and pressed, or disabled and selected.
  const fixed = ':disabled, :has(:disabled), :checked, :has(:checked), [aria-pressed="true"], [aria-current]'
  for (const element of document.querySelectorAll('body *'))
    if (!element.matches(fixed)) element.setAttribute('data-forced', '')
}

const declared = pairNames(drawnPairs)

test.each(Object.keys(states))(
  'in the state %s, texts and edges have declared pairs of colours alone',
  async (state) => {
    const drawn = await pairsIn(state)
    expect(drawn.length).toBeGreaterThan(5)
    expect(drawn.filter((pair) => !declared.has(pair) && !isOrnament(pair))).toEqual([])
  },
)
