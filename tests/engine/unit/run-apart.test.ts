import { expect, test } from 'vitest'
import { runApart } from '../../../src/site/config/run-apart.ts'

const addressOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`

test('modules run apart from this process, and each failure names its reason', async () => {
  const results = await runApart(
    [
      'export default 1',
      'process.exit(0)',
      'try { process.exit(0) } catch {}',
      'for (const list = [1]; ; ) list[0] += 1',
      'throw new TypeError("It throws")',
      'throw "a text"',
      'await new Promise(() => {})',
      'setInterval(() => {}, 9)',
    ].map(addressOf),
  )
  const exits = 'it calls process.exit: remove this call'
  const ends = 'it ends before its last line: remove the promise that never settles'
  expect(results.map(({ failure }) => failure?.message)).toEqual([
    undefined,
    exits,
    exits,
    'it still runs after 5 s: remove the endless loop',
    'It throws',
    'a text',
    ends,
    undefined,
  ])
})
