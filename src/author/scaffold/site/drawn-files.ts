import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

/** Draws the logo, the icons and the preview picture of a new site: the first letter of its name, on `color`. */
export async function drawFiles(root: string, name: string, color: string): Promise<string[]> {
  const [letter = ''] = /[\p{L}\p{N}]/u.exec(name.toUpperCase()) ?? []
  const shape = (radius: number) =>
    svg(64, 64, `<rect width="64" height="64" rx="${radius}" fill="${color}" />`, letter)
  const png = (width: number, radius = 0) =>
    sharp(Buffer.from(shape(radius)), { density: 600 })
      .resize(width, width)
      .png()
      .toBuffer()
  const files: [string, string | Buffer][] = [
    ['logo.svg', shape(14)],
    ['favicon.svg', shape(14)],
    ['favicon.ico', asIcon(await png(32, 14))],
    ['apple-touch-icon.png', await png(180)],
    ['icon-192.png', await png(192, 14)],
    ['icon-512.png', await png(512, 14)],
    ['icon-maskable-512.png', await png(512)],
    [
      'media/preview.png',
      await sharp(Buffer.from(previewOf(name, color)))
        .png()
        .toBuffer(),
    ],
    [
      'media/closing.png',
      await sharp(Buffer.from(closingOf(color)))
        .png()
        .toBuffer(),
    ],
  ]
  for (const [file, data] of files) {
    const path = join(root, 'public', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, data, { flag: 'wx' })
  }
  return files.map(([file]) => `public/${file}`)
}

/** Returns a drawing with a white letter in its middle. */
const svg = (width: number, height: number, ground: string, letter: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${ground}<text x="50%" y="50%" dy="0.35em" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="40" fill="#fff">${escape(letter)}</text></svg>`

const previewOf = (name: string, color: string) =>
  svg(1200, 630, `<rect width="1200" height="630" fill="${color}" />`, name).replace(
    'font-size="40"',
    'font-size="96"',
  )

/** Returns a quiet ground for the closing banner of pages. */
const closingOf = (color: string) =>
  svg(
    1600,
    900,
    `<defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="${color}" /><stop offset="1" stop-color="#111" /></linearGradient></defs><rect width="1600" height="900" fill="url(#a)" />`,
    '',
  )

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Packs a PNG of 32 pixels as an icon file. */
function asIcon(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  // One image, after a header of 22 bytes.
  for (const [at, value] of [
    [2, 1],
    [4, 1],
    [10, 1],
    [12, 32],
  ] as const)
    head.writeUInt16LE(value, at)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, png])
}
