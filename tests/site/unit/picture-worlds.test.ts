import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import made from '../../../media/made.json' with { type: 'json' }
import { joinedSite } from '../../support/joined-site.ts'
import { root } from '../../support/root.ts'

interface Made {
  world: string
  file: string
  chroma?: number
  /** Box of the main screens in per cent: left, top, right, bottom. */
  screens?: number[]
}

const lines = new Map<string, Made>(Object.entries(made))

const { joined, config } = await joinedSite()

test('every picture is a close view, or a model without colour outside its screens', () => {
  const pictures = new Set(joined.flatMap(({ bound }) => bound.pictures.all))
  expect(pictures.size).toBeGreaterThan(100)
  expect([...pictures].flatMap(faultsOf)).toEqual([])
})

function faultsOf(picture: string): string[] {
  const name = basename(picture, extname(picture))
  // The screen of a tool shows no place.
  if (extname(picture) === '.svg' || name.endsWith('-screen')) return []
  const line = lines.get(name)
  if (!line) return [`${name} has no line in media/made.json`]
  const folder = picture.startsWith('/storage/') ? 'content' : 'public'
  const file = createHash('sha256')
    .update(readFileSync(join(root, folder, picture)))
    .digest('hex')
  if (!file.startsWith(line.file)) return [`${name} is another file than in media/made.json`]
  if (line.world === 'bench') return []
  return (line.chroma ?? Infinity) < 12 ? [] : [`${name} has colour of its own`]
}

test('a crop that is just wide or high enough shows the main screens whole', () => {
  const cut = Object.entries(config.pictures).flatMap(([path, { focus }]) => {
    const screens = lines.get(basename(path, extname(path)))?.screens
    if (!screens) return []
    const [left = 0, top = 0, right = 100, bottom = 100] = screens
    // `object-position` shares what the crop leaves out between both sides.
    const starts = [(focus[0] * (100 - right + left)) / 100, (focus[1] * (100 - bottom + top)) / 100]
    return Math.abs((starts[0] ?? 0) - left) <= 1 && Math.abs((starts[1] ?? 0) - top) <= 1
      ? []
      : [`${path} has the focus ${focus.join(' ')}, its screens are at ${screens.join(' ')}`]
  })
  expect(cut).toEqual([])
})

test('a picture that takes the full width has 2560 pixels', async () => {
  const wide = new Set<string>()
  const note = (_: string, value: unknown) => {
    const { isWide, src } = Object(value)
    if (isWide && src) wide.add(String(src))
    return value
  }
  for (const { bound } of joined) JSON.stringify(bound.shown, note)
  expect(wide.size).toBeGreaterThan(10)
  const sizes = [...wide].map(async (src) => [
    src,
    (await sharp(join(root, 'content', src)).metadata()).width,
  ])
  expect((await Promise.all(sizes)).filter(([, width]) => width !== 2560)).toEqual([])
})
