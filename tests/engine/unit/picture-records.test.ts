import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PictureRecord } from '../../../schemas/picture-records.ts'
import { cropAround } from '../../../src/publish/pictures/crop-around.ts'
import { pictureNotes } from '../../../src/site/config/picture-notes.ts'
import { loadProject } from '../../support/config-folder.ts'
import { paint, picturesProject, someDocument } from '../../support/pictures-folder.ts'
import { site } from '../../support/bakery.ts'

const hall = { shows: 'a hall with a wall', focus: [20, 70], light: 'indoor' }

test('records are read from every file of content/pictures, with their defaults', async () => {
  const { pictures } = await loadProject({
    'content/storage/pictures/hall.webp': 'picture',
    'public/media/hero.webp': 'picture',
    'content/pictures/rooms.json': JSON.stringify({ 'pictures/hall.webp': hall }),
    'content/pictures/site.json': JSON.stringify({ '/media/hero.webp': { shows: 'a street', light: 'day' } }),
  })
  expect(pictures).toEqual({
    'pictures/hall.webp': { ...hall, rendered: true },
    '/media/hero.webp': { shows: 'a street', light: 'day', focus: [50, 50], rendered: true },
  })
})

test('a record without a picture, a duplicate one and a wrong value are reported with their files', async () => {
  const complaint = await loadProject({
    'content/storage/pictures/hall-1.webp': 'picture',
    'content/pictures/a.json': JSON.stringify({ 'pictures/hall-1.webp': hall, 'pictures/hal-1.webp': hall }),
    'content/pictures/b.json': JSON.stringify({ 'pictures/hall-1.webp': hall }),
    'content/pictures/c.json': JSON.stringify({ 'pictures/x.webp': { ...hall, focus: [20, 170] } }),
  }).catch(String)
  expect(complaint).toMatchInlineSnapshot(`
    "AuthorError: 3 errors in 3 files

    content/pictures/a.json
      1:89 pictures/hal-1.webp [picture-record]
        expected  a file of content/storage/ or public/media/
        did you mean "pictures/hall-1.webp"?

    content/pictures/b.json
      1:2 pictures/hall-1.webp [picture-record]
        problem   is recorded in content/pictures/a.json, too

    content/pictures/c.json
      1:62 pictures/x.webp.focus[1] [invalid-value]
        expected  a number from 0 to 100
        received  170"
  `)
})

test('a page knows the focus and, of what could be a finished job, that it is a visualisation', () => {
  const record = (
    more: Pick<PictureRecord, 'light' | 'rendered'> & Partial<PictureRecord>,
  ): PictureRecord => ({
    shows: 'x',
    focus: [50, 50],
    ...more,
  })
  const pictures = {
    'pictures/hall.webp': record({ light: 'indoor', rendered: true, focus: [20, 70] }),
    'pictures/photo.webp': record({ light: 'day', rendered: false }),
    'pictures/module.webp': record({ light: 'studio', rendered: true }),
    '/media/hero.webp': record({ light: 'night', rendered: true }),
  }
  expect(Object.fromEntries(pictureNotes({ pictures, site }, 'https://content.example'))).toEqual({
    'https://content.example/storage/pictures/hall.webp': { focus: [20, 70], label: 'Visualisation' },
    'https://content.example/storage/pictures/photo.webp': {},
    'https://content.example/storage/pictures/module.webp': {},
    '/media/hero.webp': { label: 'Visualisation' },
  })
})

test.each([
  ['the middle', [50, 50], { left: 100, top: 0 }],
  ['the left edge', [0, 50], { left: 0, top: 0 }],
  ['the right', [90, 10], { left: 180, top: 0 }],
] as const)('a narrow crop around %s keeps it in sight', (_, [x, y], corner) => {
  expect(cropAround({ width: 360, height: 200 }, 4 / 5, [x, y])).toEqual({
    width: 160,
    height: 200,
    ...corner,
  })
})

test('a wide crop moves up and down', () => {
  const crop = cropAround({ width: 400, height: 300 }, 2, [50, 80])
  expect(crop).toEqual({ width: 400, height: 200, left: 0, top: 80 })
})

test('the portrait crop and the preview are cut around the focus', async () => {
  // Red above, blue below; a white bar at the right.
  const bar = { create: { width: 40, height: 400, channels: 3 as const, background: '#fff' } }
  const wide = await sharp(await paint(1200, 400))
    .composite([{ input: bar, gravity: 'east' }])
    .webp()
    .toBuffer()
  const { folder, build } = await picturesProject({ 'public/media/wide.webp': wide })
  const address = '/media/wide.webp'
  const notes = new Map([[address, { focus: [100, 100] as [number, number], label: 'Visualisation' }]])
  const { pictures, preview } = await build(notes).describe(someDocument, {
    all: [address],
    portrait: [address],
  })
  expect(pictures?.[address]).toMatchObject({ focus: '100% 100%', label: 'Visualisation', portrait: 320 })
  const cut = await sharp(`${folder}/assets/pictures/${pictures?.[address]?.file}-portrait-320.webp`)
    .extract({ left: 318, top: 200, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(Math.min(...cut)).toBeGreaterThan(240)
  const shown = await sharp(`${folder}${preview}`)
    .extract({ left: 1195, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(Math.min(...shown)).toBeGreaterThan(200)
})
