import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { comparePixels } from '../../src/author/diff/compare-pixels.ts'
import { photograph } from '../../src/author/diff/photograph-pages.ts'
import { sharedBrowser } from '../support/browser.ts'
import { publishedSides } from '../support/published-sides.ts'

/** A page with everything that makes photographs differ: a lazy picture, an animation, the time, and a random delay. */
const restless = (width: number) => `<!doctype html><meta charset="utf-8"><style>
  @keyframes move { to { margin-left: 300px } }
  p { animation: move 3s infinite alternate; width: ${width}px; background: #07f }
  img { margin-top: 4000px; display: block }
</style><p>Moves</p><output></output><input autofocus><img loading="lazy" src="/storage/big.webp" alt="" width="300" height="200"><script>
  setTimeout(() => { document.querySelector('output').textContent = new Date().toISOString() }, 0)
</script>`

test('two photographs of a page are equal, and one pixel of width is a difference', async () => {
  const [before, after] = await publishedSides(
    { 'a/b c.html': restless(100) },
    { 'a/b c.html': restless(101) },
  )
  const root = dirname(before)
  await mkdir(join(root, 'content/storage'), { recursive: true })
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#f00' } })
    .webp()
    .toFile(join(root, 'content/storage/big.webp'))
  const browser = await sharedBrowser()
  const take = (folder: string) => photograph(browser, { root, folder }, 'a/b c.html', 390)
  const one = await take(before)
  expect(await comparePixels(390, one, await take(before))).toMatchObject({ regions: [] })
  expect(await comparePixels(390, one, await take(after))).toMatchObject({ regions: [{ width: 1 }] })
  // The lazy picture far below is loaded.
  const { data, info } = await sharp(one).raw().toBuffer({ resolveWithObject: true })
  const [red, green] = data.subarray(((info.height - 100) * info.width + 100) * info.channels)
  expect([red, green]).toEqual([
    expect.toSatisfy((value: number) => value > 240),
    expect.toSatisfy((value: number) => value < 10),
  ])
})
