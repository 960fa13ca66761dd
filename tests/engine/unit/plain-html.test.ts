// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createSanitizer } from '../../../src/runtime/content/sanitizer.ts'
import { sanitizePlain } from '../../../src/site/content/plain-html.ts'

const sanitizer = createSanitizer(window)
const sanitize = (html: string) => {
  const { __html: safe } = sanitizer(html)
  return safe
}

test.each([
  'Words alone & nothing > else',
  '<p>Words <strong>and <em>more</em></strong></p><ul><li>One</li><li><a href="/contact">Two</a></li></ul>',
  '<p>Lines<br>of it</p>\n<ol>\n  <li><p>A</p><ul><li>B</li></ul></li>\n</ol>',
])('is plain, and stays what it is: %s', (html) => {
  expect(sanitizePlain(html)).toBe(html)
  expect(sanitize(html)).toBe(html)
})

test.each([
  '<p>A<script>alert(1)</script></p>',
  '<p onclick="alert(1)">A</p>',
  '<a href="javascript:alert(1)">A</a>',
  '<a href="/x" target="_blank">A</a>',
  '<p>R&D</p>',
  '<p>A<p>B</p></p>',
  '<li>A</li>',
  '<b>A<b>B</b></b>',
  '<b><p>A</p></b>',
  '<p><b>A</p></b>',
  '<p>A',
  '<P>A</P>',
])('is left to the DOM: %s', (html) => {
  expect(sanitizePlain(html)).toBeUndefined()
})

test('whatever counts as plain is what the sanitiser gives back', () => {
  let seed = 20_261_122
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 8) % below
  }
  const tags = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'a']
  const odd = ['&', '<', '>', '\u00A0', '\r', '\0', '\f', '\uFEFF', '\u2028', '😀', '<br/>', '<!--', '"', "'"]
  const words = ['LED', ' 2 × 3 m ', '\u00A0', '\n', '\t', '₹', '…']
  const pieces = ['<br>', '<a href="/a/b">', '<a href="https://x.example/a.b">', ...words, ...odd]
  /** Generates text that is mostly well nested, with occasional mistakes. */
  const piece = (depth: number): string => {
    const kind = random(20)
    if (kind === 0) return pieces[random(pieces.length)] ?? ''
    if (depth === 0 || kind < 8) return words[random(words.length)] ?? ''
    const tag = tags[random(tags.length)] ?? ''
    const inner = Array.from({ length: random(4) }, () => piece(depth - 1)).join('')
    return `<${tag}${tag === 'a' ? ' href="/a"' : ''}>${inner}</${random(30) === 0 ? 'p' : tag}>`
  }
  let plain = 0
  for (let count = 0; count < 3000; count += 1) {
    const html = Array.from({ length: 1 + random(3) }, () => piece(3)).join('')
    const safe = sanitizePlain(html)
    if (safe === undefined) continue
    plain += 1
    expect(safe, JSON.stringify(html)).toBe(sanitize(html))
  }
  expect(plain).toBeGreaterThan(500)
}, 60_000)
