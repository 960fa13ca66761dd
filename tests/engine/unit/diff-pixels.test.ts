import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { comparePixels } from '../../../src/author/diff/compare-pixels.ts'
import { photographPages } from '../../../src/author/diff/photograph-pages.ts'

/** Returns a PNG of 100 px width with boxes. */
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
const near = { left: 60, top: 230, width: 5, height: 5 }
const far = { left: 0, top: 500, width: 5, height: 5 }

test.each<[name: string, before: Promise<Buffer>, after: Promise<Buffer>, regions: object[]]>([
  ['equal photographs', photo(300, [box]), photo(300, [box]), []],
  [
    'a box that is one pixel wider',
    photo(900, [box]),
    photo(900, [{ ...box, width: 31 }]),
    [{ left: 40, top: 200, width: 1, height: 20 }],
  ],
  [
    'near changes, and a far one',
    photo(900),
    photo(900, [box, near, far]),
    [{ left: 10, top: 200, width: 55, height: 35 }, far],
  ],
  [
    'rows that only moved, in a page that is one pixel longer',
    photo(300, [box]),
    photo(301, [{ ...box, top: 201 }]),
    [{ left: 0, top: expect.any(Number), width: 100, height: 1 }],
  ],
])('%s', async (_, before, after, regions) => {
  expect(await comparePixels(100, await before, await after)).toMatchObject({ regions })
})

test('a picture has the changed rows and those around them, with outlines', async () => {
  const { before, after } = await comparePixels(100, await photo(900), await photo(900, [box]))
  const [old, young] = [before, after].map((source = '') => Buffer.from(source.replace(/.*,/, ''), 'base64'))
  expect(await sharp(young).metadata()).toMatchObject({ format: 'webp', width: 100, height: 260 })
  const [red = 0, green = 255] = await sharp(old)
    .extract({ left: 20, top: 120, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(red - green).toBeGreaterThan(100)
})

test('a new page has no photograph before, and one region', async () => {
  const { regions, before, after } = await comparePixels(100, undefined, await photo(300))
  expect([regions.length, before, typeof after]).toEqual([1, undefined, 'string'])
  expect(await comparePixels(100, await photo(9), await photo(9))).toMatchObject({
    before: undefined,
    after: undefined,
  })
})

test('without a browser, pixels are not compared, and the way to get one is named', async () => {
  vi.stubEnv('CHROME_PATH', '/nothing')
  onTestFinished(() => void vi.unstubAllEnvs())
  const side = { root: '.', folder: '.' }
  expect(await photographPages([], side, side)).toEqual([
    expect.stringMatching(
      /^No pixels were compared, because no browser starts .*\. Run "npm i -D playwright-core"/,
    ),
  ])
})
