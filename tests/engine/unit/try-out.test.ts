import { expect, test } from 'vitest'
import { tryOut } from '../../../src/site/config/try-out.ts'

const addressOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`

test(
  'modules run apart from this process, and each failure names its reason',
  { timeout: 30_000 },
  async () => {
    const failures = await tryOut(
      [
        'export default 1',
        'process.exit(0)',
        'for (const list = [1]; ; ) list[0] += 1',
        'throw new TypeError("It throws")',
        'throw "a text"',
        'await new Promise(() => {})',
        'setInterval(() => {}, 9)',
      ].map(addressOf),
    )
    const ends = 'it ends before its last line: remove process.exit, or the promise that never settles'
    expect(failures.map((failure) => failure?.message)).toEqual([
      undefined,
      ends,
      'it still runs after 5 s: remove the endless loop',
      'It throws',
      'a text',
      ends,
      undefined,
    ])
  },
)
