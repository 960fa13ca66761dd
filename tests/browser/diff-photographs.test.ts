import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { comparePixels } from '../../src/author/diff/compare-pixels.ts'
import { compareSites } from '../../src/author/diff/compare-sites.ts'
import { pageLine } from '../../src/author/diff/describe.ts'
import type { PageChange } from '../../src/author/diff/change.ts'
import { photograph, photographPages, photoWidths } from '../../src/author/diff/photograph-pages.ts'
import { launchBrowser, sharedBrowser } from '../support/browser.ts'
import { publishedSides } from '../support/published-sides.ts'

vi.mock('../../src/author/diff/open-browser.ts', () => ({ openBrowser: () => launchBrowser() }))

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
  const once = await take(before)
  expect(await comparePixels(390, once, await take(before))).toMatchObject({ regions: [] })
  expect(await comparePixels(390, once, await take(after))).toMatchObject({ regions: [{ width: 1 }] })
  // The lazy picture far below is loaded.
  const { data, info } = await sharp(once).raw().toBuffer({ resolveWithObject: true })
  const [red, green] = data.subarray(((info.height - 100) * info.width + 100) * info.channels)
  expect([red, green]).toEqual([
    expect.toSatisfy((value: number) => value > 240),
    expect.toSatisfy((value: number) => value < 10),
  ])
})

test('one page of each group of equal changes is photographed', async () => {
  const files = ['a.html', 'b.html', 'c.html']
  const sidesOf = (width: number) => Object.fromEntries(files.map((file) => [file, restless(width)]))
  const [before, after] = await publishedSides(sidesOf(100), sidesOf(101))
  const root = dirname(before)
  const changed = files.map((file): PageChange => {
    const changes = [{ part: 'style', text: file === 'c.html' ? 'another' : 'one', count: 1 } as const]
    const bytes = { before: undefined, after: undefined }
    return { path: file, state: 'changed', before: file, after: file, changes, bytes, causes: [], photos: [] }
  })
  const notes = await photographPages(changed, { root, folder: before }, { root, folder: after })
  const regions = changed.map(({ photos }) => photos.map((photo) => [photo.width, photo.regions.length]))
  const all = [
    [390, 1],
    [834, 1],
    [1440, 1],
  ]
  expect(regions).toEqual([all, [], all])
  expect(notes).toEqual(['Not photographed: 1 page. One page of each group of equal changes is, up to 200.'])
})

test('of pages with a changed token, one is photographed that shows it', async () => {
  const page = (rule: string, color: string) =>
    `<!doctype html><style>:root{--signal:${color}}p{${rule}}</style><p style="height:50px">Text</p>`
  const rules = { 'a.html': '', 'b.html': 'border-color:var(--signal)', 'c.html': 'color:var(--signal)' }
  const sidesOf = (color: string) =>
    Object.fromEntries(Object.entries(rules).map(([file, rule]) => [file, page(rule, color)]))
  const [before, after] = await publishedSides(sidesOf('red'), sidesOf('blue'))
  const root = dirname(before)
  const { changed } = compareSites(before, after)
  await photographPages(changed, { root, folder: before }, { root, folder: after })
  const shown = changed.map((change) => pageLine(change).match(/\d+ px: .*/)?.[0])
  const hidden = photoWidths.map((width) => `${width} px: not visible here`).join(', ')
  expect(shown).toEqual([undefined, hidden, hidden.replaceAll('not visible here', '1 region')])
})
