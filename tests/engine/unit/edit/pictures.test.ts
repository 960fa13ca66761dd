import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Change } from '../../../../src/author/protocol/protocol.ts'
import { openEditor } from './open-editor.ts'

const records = 'content/pictures/lampen.json'
const record = { shows: 'a lamp', focus: [30, 40], light: 'studio' }
const picture = async (width: number) =>
  (
    await sharp({ create: { width, height: 300, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer()
  ).toString('base64')

const openWithRecords = async () => {
  const opened = await openEditor({
    [records]: `{\n  "pictures/alt.webp": { "shows": "x", "light": "day" }\n}\n`,
  })
  const store = (change: Omit<Extract<Change, { do: 'store-picture' }>, 'do'>) =>
    opened.editor.write({ [records]: opened.hash(records) }, [{ do: 'store-picture', ...change }])
  return { ...opened, store }
}

test('a picture is stored with its record, and undo removes both', async () => {
  const { root, editor, read, store } = await openWithRecords()
  const before = read(records)
  const file = join(root, 'content/storage/pictures/lampe.webp')
  expect(await store({ name: 'lampe.webp', bytes: await picture(400), record })).toMatchObject({ ok: true })
  expect(existsSync(file)).toBe(true)
  expect(JSON.parse(read(records))).toMatchObject({ 'pictures/lampe.webp': record })
  expect((await editor.pictures()).find(({ path }) => path === 'pictures/lampe.webp')).toMatchObject({
    recordFile: records,
    record,
  })
  // The focus alone changes.
  const focused = await store({ name: 'lampe.webp', record: { focus: [70, 20] } })
  expect(focused).toMatchObject({ ok: true })
  expect(JSON.parse(read(records))['pictures/lampe.webp']).toEqual({ ...record, focus: [70, 20] })
  await editor.undo()
  await editor.undo()
  expect(read(records)).toBe(before)
  expect(existsSync(file)).toBe(false)
})

test('a picture is stored although the author has not seen the file of its record', async () => {
  const { editor, read } = await openWithRecords()
  const stored = await editor.write({}, [
    { do: 'store-picture', name: 'lampe.webp', bytes: await picture(400), record },
  ])
  expect(stored).toMatchObject({ ok: true })
  expect(JSON.parse(read(records))).toMatchObject({ 'pictures/lampe.webp': record })
})

test('a site without records gets a file for its first one', async () => {
  const { root, editor, read } = await openEditor()
  const stored = await editor.write({}, [
    { do: 'store-picture', name: 'lampe.webp', bytes: await picture(400), record },
  ])
  expect(stored).toMatchObject({ ok: true, undo: 1 })
  const file = 'content/pictures/pictures.json'
  expect(JSON.parse(read(file))).toEqual({ 'pictures/lampe.webp': record })
  expect((await editor.pictures()).map(({ recordFile }) => recordFile)).toContain(file)
  await editor.undo()
  expect(existsSync(join(root, file))).toBe(false)
})

test('a picture that an option names is stored in the folder of pictures of configs, and undo removes it', async () => {
  const { root, editor } = await openEditor()
  const file = join(root, 'public/media/lampe.webp')
  const change = { name: 'lampe.webp', bytes: await picture(400), folder: 'public/media' } as const
  expect(await editor.write({}, [{ do: 'store-picture', ...change }])).toMatchObject({ ok: true })
  expect(existsSync(file)).toBe(true)
  await editor.undo()
  expect(existsSync(file)).toBe(false)
})

test('a picture that pages could not show is refused', async () => {
  const { store } = await openWithRecords()
  const refused = async (change: Parameters<typeof store>[0]) => {
    const answer = await store(change)
    return 'refused' in answer ? (answer.refused[0]?.text ?? '') : 'written'
  }
  expect(await refused({ name: 'Lampe.webp', bytes: await picture(400) })).toContain('small letters')
  expect(await refused({ name: 'lampe.png', bytes: await picture(400) })).toContain(
    'ends in png, and the file is a picture of the type webp',
  )
  expect(await refused({ name: 'lampe.webp', bytes: await picture(100) })).toContain('less than 200 pixels')
  expect(await refused({ name: 'lampe.webp' })).toContain('a picture, a record or both')
  expect(
    await refused({ name: 'lampe.webp', bytes: await picture(400), record: { ...record, light: 'dim' } }),
  ).toContain('expected  one of')
})
