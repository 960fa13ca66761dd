import { expect, test } from 'vitest'
import { nesting } from '../../../src/runtime/content/nesting.ts'

test.each([
  ['Words alone', 0],
  ['<b>One</b><i>Two</i><u>Three', 1],
  ['<B class="x"><i>Two</I></b><u>One', 2],
  // What closes by itself, or holds nothing, does not count; what is only called alike does.
  ['<li>One<li>Two<p>Three<br><img>', 0],
  ['<sup>One<pre>Two<trx>Three', 3],
  // What closes nothing says nothing.
  ['</b></b><i>One', 1],
  ['<b>One</i></i><i>Two<u>Three', 3],
  ['<b><b>Two</b></b></b><i>One', 2],
])('%s is nested %i deep', (html, depth) => {
  expect(nesting(html)).toBe(depth)
})
