import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { sanitizeInBuild } from '../../../src/site/content/build-sanitizer.ts'
import { elsewhere, hostileHtml } from '../../support/hostile-html.ts'

const { document } = new JSDOM('').window

/** Elements that only structure a text. Any other may run, load or open something. */
const textElements = new Set(
  `a abbr address b bdi bdo blockquote br caption cite code col colgroup dd del dfn div dl dt em figcaption figure hr i ins
  kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr`.split(
    /\s+/,
  ),
)

/** Returns what may run, load or open something in sanitised rich text. */
function dangersIn(html: string): string[] {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return [...holder.querySelectorAll('*')].flatMap((element) =>
    [
      !textElements.has(element.localName) && element.outerHTML,
      ...[...element.attributes].map(
        ({ name, value }) =>
          (/^on|^(style|id|name|src|srcset|action|ping|background|slot)$/i.test(name) ||
            (name === 'href' && !/^(?:https?|mailto|tel):/.test(leadsTo(value)))) &&
          `${name}="${value}"`,
      ),
      element.hasAttribute('target') && element.getAttribute('rel') !== 'noopener noreferrer' && 'an opener',
    ].filter((danger) => typeof danger === 'string'),
  )
}

/** Returns the complete address as a browser reads it. */
function leadsTo(href: string): string {
  return URL.canParse(href, 'https://site.example') ? new URL(href, 'https://site.example').href : 'nowhere:'
}

test(`there are at least 350 vectors, each by itself: ${hostileHtml.length}`, () => {
  expect(new Set(hostileHtml).size).toBe(hostileHtml.length)
  expect(hostileHtml.length).toBeGreaterThanOrEqual(350)
})

test('the check finds dangerous markup', () => {
  const harmless = hostileHtml.filter((html) => dangersIn(html).length === 0)
  // Some vectors work in no current parser, or only among other elements.
  expect(harmless.length).toBeLessThan(hostileHtml.length / 8)
  expect(dangersIn(`<a href="javascript:x()">`)).toEqual(['href="javascript:x()"'])
  expect(dangersIn('<a href="java\tscript:x()">')).toHaveLength(1)
  expect(dangersIn('<a href="[a]script:x()">')).toEqual([])
})

test('no vector keeps code, requests or links that run, also after a second reading', () => {
  const remaining = hostileHtml.flatMap((html) => {
    const once = sanitized(html)
    const twice = sanitized(once)
    return [...dangersIn(once), ...dangersIn(twice)].map((danger) => `${html} → ${danger}`)
  })
  expect(remaining).toEqual([])
})

test('nothing is left of vectors in parts that are repaired', () => {
  const vector = `<img src=x onerror=x()><a href="javascript:x()" onclick="x()">A</a>`
  const inside = ['li', 'dd', 'h2', 'section', 'o:p', 'w:view', 'b style="font-weight:normal"', 'form', 'td']
  const remaining = inside.flatMap((tag) =>
    dangersIn(sanitized(`<${tag}>${vector}<p onclick="x()">B</p></${tag}>`)),
  )
  expect(remaining).toEqual([])
  expect(elsewhere).toBe('hostile.example')
})

/** Returns a sanitised text as in the published page. */
function sanitized(html: string): string {
  const [text] = Object.values(sanitizeInBuild(html))
  if (typeof text !== 'string') throw new Error('In the build a text is a text')
  return text
}
