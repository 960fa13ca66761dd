import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { headBytes, pictureFileSize, pictureSize } from '../../../src/site/content/picture-size.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#421' } })

test.each(['webp', 'png', 'jpeg', 'avif', 'gif'] as const)(
  'the size of a %s is read from its head',
  async (format) => {
    const bytes = await picture(64, 48).toFormat(format).toBuffer()
    expect(pictureSize(bytes.subarray(0, headBytes))).toMatchObject({ width: 64, height: 48 })
  },
)

test('a rotated picture has the size in which it is shown', async () => {
  const bytes = await picture(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(pictureSize(bytes)).toMatchObject({ width: 48, height: 64 })
})

test('a file that is no picture has no size', () => {
  expect(pictureSize(new TextEncoder().encode('<!doctype html><p>Not found</p>'))).toBeUndefined()
  expect(pictureSize(new Uint8Array())).toBeUndefined()
})

test('a file that was saved since is read again', async () => {
  const path = join(await temporaryFolder(), 'a.webp')
  writeFileSync(path, await picture(64, 48).webp().toBuffer())
  expect(pictureFileSize(path)).toMatchObject({ width: 64, height: 48 })
  writeFileSync(path, await picture(300, 20).webp().toBuffer())
  expect(pictureFileSize(path)).toMatchObject({ width: 300, height: 20 })
  expect(() => pictureFileSize(`${path}x`)).toThrow('ENOENT')
})

const root = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>'
const utf16 = (text: string, mark = '\uFEFF') => Buffer.from(mark + text, 'utf16le')

test.each<[string, string | Buffer, [number, number]]>([
  ['a long comment', `<!-- ${'a'.repeat(5000)} -->${root}`, [40, 30]],
  [
    'a declaration, a mark and a document type',
    `\uFEFF<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a.dtd" [<!ENTITY a "b">]>\n${root}`,
    [40, 30],
  ],
  ['UTF-16', utf16(root), [40, 30]],
  ['UTF-16 without a mark', utf16(root, ''), [40, 30]],
  ['UTF-16, high bytes first', utf16(root).swap16(), [40, 30]],
  ['a prefix', root.replace('<svg', '<svg:svg'), [40, 30]],
  ['per cent', root.replace('<svg', '<svg width="100%" height="100%"'), [40, 30]],
  ['a view box with commas and lines', root.replace('0 0 40 30', '0,0\n40,  30'), [40, 30]],
  ['a length in a unit', root.replace('<svg', '<svg\nwidth = "1in"\nheight="2in"'), [96, 192]],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', [300, 150]],
])('an SVG with %s has a size', (_, file, [width, height]) => {
  expect(pictureSize(Buffer.from(file))).toEqual({ width, height, type: 'svg' })
})

test('an HTML page with a drawing is no SVG', () => {
  expect(pictureSize(Buffer.from(`<!doctype html><title>404</title>${root}`))).toBeUndefined()
})
