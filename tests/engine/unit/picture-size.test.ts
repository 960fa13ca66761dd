import { writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { headBytes, pictureFileSize, pictureSize } from '../../../src/site/content/picture-size.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#421' } })

test.each(['webp', 'png', 'jpeg', 'avif', 'gif'] as const)(
  'the size of a %s is told from its head',
  async (format) => {
    const bytes = await picture(64, 48).toFormat(format).toBuffer()
    expect(pictureSize(bytes.subarray(0, headBytes))).toMatchObject({ width: 64, height: 48 })
  },
)

test('a picture that a camera held on its side is as large as it is shown', async () => {
  const bytes = await picture(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(pictureSize(bytes)).toMatchObject({ width: 48, height: 64 })
})

test('what is no picture has no size', () => {
  expect(pictureSize(new TextEncoder().encode('<!doctype html><p>Not found</p>'))).toBeUndefined()
  expect(pictureSize(new Uint8Array())).toBeUndefined()
})

test('a file that was saved since is read again', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'size-')), 'a.webp')
  writeFileSync(path, await picture(64, 48).webp().toBuffer())
  expect(pictureFileSize(path)).toMatchObject({ width: 64, height: 48 })
  writeFileSync(path, await picture(300, 20).webp().toBuffer())
  expect(pictureFileSize(path)).toMatchObject({ width: 300, height: 20 })
  expect(() => pictureFileSize(`${path}x`)).toThrow('ENOENT')
})
