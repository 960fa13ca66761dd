import { expect, test } from 'vitest'
import { nesting } from '../../../src/runtime/content/nesting.ts'

test.each([
  ['Words alone', 0],
  ['<b>One</b><i>Two</i><u>Three', 1],
  ['<B class="x"><i>Two</I></b><u>One', 2],
  // Void elements and implied ends do not count. Similar names (`trx`) do.
  ['<li>One<li>Two<p>Three<br><img>', 0],
  ['<sup>One<pre>Two<trx>Three', 3],
  // End tags without a start tag do not count.
  ['</b></b><i>One', 1],
  ['<b>One</i></i><i>Two<u>Three', 3],
  ['<b><b>Two</b></b></b><i>One', 2],
])('%s is nested %i deep', (html, depth) => {
  expect(nesting(html)).toBe(depth)
})
