import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { comparePixels } from '../../../src/author/diff/compare-pixels.ts'
import { openBrowser } from '../../../src/author/diff/open-browser.ts'
import { photographPages } from '../../../src/author/diff/photograph-pages.ts'

/** Returns a PNG of 100 px width with a stripe in each 50 rows, and boxes. */
const photo = (height: number, boxes: { left: number; top: number; width: number; height: number }[] = []) =>
  sharp({ create: { width: 100, height, channels: 3, background: '#fff' } })
    .composite(
      boxes.map(({ left, top, ...size }) => ({
        left,
        top,
        input: { create: { ...size, channels: 3, background: '#07f' } },
      })),
    )
    .png()
    .toBuffer()
const box = { left: 10, top: 200, width: 30, height: 20 }

test('equal photographs have no region and no picture', async () => {
  const png = await photo(300, [box])
  expect(await comparePixels(100, png, png)).toEqual({
    width: 100,
    regions: 0,
    before: undefined,
    after: undefined,
  })
})

test('a box that is one pixel wider is one region of one column', async () => {
  const photos = await comparePixels(100, await photo(900, [box]), await photo(900, [{ ...box, width: 31 }]))
  expect(photos).toMatchObject({
    regions: 1,
    after: { height: 260, regions: [{ x: 40, y: 120, width: 1, height: 20 }] },
  })
  expect(photos.before?.source).toMatch(/^data:image\/webp;base64,/)
})

test('rows that only moved are equal: a page that is one pixel longer has one region of one row', async () => {
  const photos = await comparePixels(100, await photo(300, [box]), await photo(301, [{ ...box, top: 201 }]))
  expect(photos.after?.regions).toEqual([{ x: 0, y: expect.any(Number), width: 100, height: 1 }])
  expect(photos.before?.regions).toEqual([{ x: 0, y: expect.any(Number), width: 100, height: 0 }])
})

test('near changes are outlined together, and far ones are not', async () => {
  const near = { left: 60, top: 230, width: 5, height: 5 }
  const far = { left: 0, top: 500, width: 5, height: 5 }
  const { after } = await comparePixels(100, await photo(900), await photo(900, [box, near, far]))
  expect(after?.regions).toEqual([
    { x: 10, y: 120, width: 55, height: 35 },
    { x: 0, y: 420, width: 5, height: 5 },
  ])
})

test('a new page has no photograph before, and one region', async () => {
  expect(await comparePixels(100, undefined, await photo(300))).toMatchObject({
    regions: 1,
    before: undefined,
    after: { height: 300 },
  })
})

test('without a browser, pixels are not compared, and the way to get one is named', async () => {
  const { CHROME_PATH } = process.env
  onTestFinished(() => {
    if (CHROME_PATH === undefined) delete process.env.CHROME_PATH
    else process.env.CHROME_PATH = CHROME_PATH
  })
  process.env.CHROME_PATH = '/nothing'
  const side = { root: '.', folder: '.' }
  const text = expect.stringMatching(
    /^No pixels were compared, because no browser starts .*\. Run "npx playwright-core install/,
  )
  expect(await openBrowser()).toEqual(text)
  expect(await photographPages([], side, side)).toEqual([text])
})
