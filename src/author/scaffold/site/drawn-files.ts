import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { escapeXml } from '../../../publish/files/escape-xml.ts'

/** Draws the logo, the icons and the preview picture of a new site: the first letter of its name, on `color`. */
export async function drawFiles(root: string, name: string, color: string): Promise<string[]> {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name.toUpperCase()) ?? []
  const shape = (radius: number) =>
    svg(64, 64, `<rect width="64" height="64" rx="${radius}" fill="${color}" />`, letter)
  const png = (width: number, radius = 0) => pngOf(shape(radius), width, 600)
  const files: [string, string | Buffer][] = [
    ['logo.svg', shape(14)],
    ['favicon.svg', shape(14)],
    ['favicon.ico', asIcon(await png(32, 14))],
    ['apple-touch-icon.png', await png(180)],
    ['icon-192.png', await png(192, 14)],
    ['icon-512.png', await png(512, 14)],
    ['icon-maskable-512.png', await png(512)],
    ['media/preview.png', await pngOf(previewOf(name, color), 1200)],
    ['media/closing.png', await pngOf(closingOf(color), 1600)],
  ]
  for (const [file, data] of files) {
    const path = join(root, 'public', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, data, { flag: 'wx' })
  }
  return files.map(([file]) => `public/${file}`)
}

/** Returns a drawing as PNG of this width. A larger one than the drawing needs a higher density. */
const pngOf = (drawing: string, width: number, density = 72) =>
  sharp(Buffer.from(drawing), { density }).resize({ width }).png().toBuffer()

/** Returns a drawing with white letters in its middle. */
const svg = (width: number, height: number, ground: string, letters: string, size = 40) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground}<text x="50%" y="50%" dy="0.35em" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${size}" fill="#fff">${escapeXml(letters)}</text></svg>`

const previewOf = (name: string, color: string) =>
  svg(1200, 630, `<rect width="1200" height="630" fill="${color}" />`, name, 96)

/** Returns a quiet ground for the closing banner of pages. */
const closingOf = (color: string) =>
  svg(
    1600,
    900,
    `<defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="${color}" /><stop offset="1" stop-color="#111" /></linearGradient></defs><rect width="1600" height="900" fill="url(#a)" />`,
    '',
  )

/** Packs a PNG of 32 pixels as an icon file. */
function asIcon(png: Buffer): Buffer {
  // One image with its width, height, planes, bits, bytes and place, after a header of 22 bytes.
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}
