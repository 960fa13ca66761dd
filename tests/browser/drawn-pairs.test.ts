import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawnPairs } from '../../block-library/parts/drawn-pairs.ts'
import { brand } from '../support/fixture/brand.ts'
import { launchBrowser } from '../support/browser.ts'
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
let browser: Browser
let page: Page
let html = ''

beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  html = await everyExample(probed)
})
afterAll(() => browser.close())

/** Shows the colours of a state immediately. */
const still = '<style>*, ::before, ::after { transition: none !important }</style>'

/** Draws every example in a state. Returns the pairs of token names that are drawn: `text on stage`. */
async function pairsIn(state: string): Promise<string[]> {
  const selectors = states[state] ?? /(?!)/g
  const styled = html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, (sheet) =>
    sheet.replaceAll(/:not\((?::disabled|\[hidden\])\)/g, '').replaceAll(selectors, '[data-forced]'),
  )
  await page.setContent(`${styled}${still}`, { waitUntil: 'domcontentloaded' })
  const found = await page.evaluate(readPairs)
  const name = (color: string) => tokens.get(color) ?? color
  return [...new Set(found.map(([front = '', under = '']) => `${name(front)} on ${name(under)}`))].toSorted()
}

/** Runs in the page. Returns the colours of texts and edges, and of what they stand on. */
function readPairs(): string[][] {
  // An element cannot be disabled and pressed, or disabled and selected.
  const fixed = ':disabled, :has(:disabled), :checked, :has(:checked), [aria-pressed="true"], [aria-current]'
  for (const element of document.querySelectorAll('body *'))
    if (!element.matches(fixed)) element.setAttribute('data-forced', '')
  const hex = (color: string) =>
    `#${(color.match(/[\d.]+/g) ?? [])
      .slice(0, 3)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')}`
  const isClear = (color: string) => /, 0\)$|transparent/.test(color)
  const under = (element: Element | null): string => {
    if (!element) return 'nothing'
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    if (!isClear(backgroundColor)) return hex(backgroundColor)
    if (backgroundImage.startsWith('linear-gradient(to top')) return 'foot'
    return under(element.parentElement)
  }
  const controls = 'a, button, input, select, textarea, label, summary'
  // Browsers draw the opened list of a select in colours of their own.
  const apart = 'noscript, script, style, option, [hidden]'
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    if (element.closest(apart)) return []
    const style = getComputedStyle(element)
    const { color, borderTopColor, borderTopWidth, outlineColor, outlineStyle, outlineWidth } = style
    const below = under(element)
    const around = under(element.parentElement)
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const isControl = element.matches(controls)
    const hasEdge = isControl && borderTopWidth !== '0px' && !isClear(borderTopColor)
    const hasRing = isControl && outlineStyle !== 'none' && outlineWidth !== '0px' && !isClear(outlineColor)
    // Icons of controls. Other drawings are named in words.
    const isIcon = element.matches('svg *') && element.closest(controls) !== null
    const paints = isIcon
      ? [style.fill, style.stroke].filter((paint) => paint.startsWith('rgb') && !isClear(paint))
      : []
    return [
      ...(hasText ? [[hex(color), below]] : []),
      ...(hasEdge ? [[hex(borderTopColor), around]] : []),
      ...(hasRing ? [[hex(outlineColor), parseFloat(style.outlineOffset) < 0 ? below : around]] : []),
      ...paints.map((paint) => [hex(paint), under(element.closest('svg'))]),
    ]
  })
}

/**
 * Not judged: thin lines and tracks, the edge of a fill in the same colour, what browsers draw in colours of their own, and edges
 * over a picture, whose colours are declared on `dark`.
 */
const isOrnament = (pair: string) =>
  /^(?:line|dot|accent|#\w+|over\w+) on (?:stage|raised)|^line on bar/.test(pair)

const declared = new Set(
  drawnPairs.flatMap(({ front, on }) => front.flatMap((one) => on.map((under) => `${one} on ${under}`))),
)

test.each(Object.keys(states))(
  'in the state %s no text or edge is drawn in a pair that is not declared',
  async (state) => {
    const drawn = await pairsIn(state)
    expect(drawn.length).toBeGreaterThan(5)
    expect(drawn.filter((pair) => !declared.has(pair) && !isOrnament(pair))).toEqual([])
  },
)
