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
    expect(failures.map((failure) => failure?.message)).toEqual([
      undefined,
      exits,
      exits,
      'it still runs after 5 s: remove the endless loop',
      'It throws',
      'a text',
      ends,
      undefined,
    ])
  },
)
