import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
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

/** Returns whether the pixels of a picture are pink, by their rows, at the left end of the box. */
async function outlineIn(picture: string | undefined, rows: number[]): Promise<boolean[]> {
  const image = sharp(Buffer.from(picture?.replace(/.*,/, '') ?? '', 'base64'))
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return rows.map((row) => {
    const [red = 0, green = 0] = data.subarray((row * info.width + box.left) * info.channels)
    return red - green > 60
  })
}

test('a picture has the changed rows and those around them, with outlines outside of the region', async () => {
  const row = { ...box, height: 1 }
  const { strips } = await comparePixels(100, await photo(900), await photo(900, [row]))
  expect(strips).toHaveLength(1)
  for (const picture of Object.values(strips[0] ?? {}))
    expect(await outlineIn(picture, [195, 200, 205])).toEqual([true, false, true])
})

test('a long page has one picture for each strip with changes', async () => {
  const last = { ...box, top: 7_000 }
  const { strips } = await comparePixels(100, await photo(9_000), await photo(9_000, [box, far, last]))
  const sizes = strips.map(async ({ after = '' }) => {
    const { format, height } = await sharp(Buffer.from(after.replace(/.*,/, ''), 'base64')).metadata()
    return [format, height]
  })
  expect(await Promise.all(sizes)).toEqual([
    ['webp', 705],
    ['webp', 420],
  ])
})

test('a new page has no photograph before, and one region', async () => {
  const { regions, strips } = await comparePixels(100, undefined, await photo(300))
  expect(regions).toHaveLength(1)
  expect(strips).toEqual([{ before: undefined, after: expect.stringContaining('data:image/') }])
  expect(await comparePixels(100, await photo(9), await photo(9))).toMatchObject({ regions: [], strips: [] })
})

test('without a browser, pixels are not compared, and the way to get one is named', async () => {
  vi.stubEnv('CHROME_PATH', '/nothing')
  const side = { root: '.', folder: '.' }
  expect(await photographPages([], side, side)).toEqual([
    expect.stringMatching(
      /^No pixels were compared, because no browser starts .*\. Run "npm i -D playwright-core"/,
    ),
  ])
})
