// Draws every icon of the site from public/favicon.svg: `node media/icons.mjs`.
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const folder = new URL('../public/', import.meta.url)
const source = await readFile(new URL('favicon.svg', folder), 'utf8')
// Systems cut icons to their own shape, so these fill the whole square.
const square = source.replace(/ rx="\d+"/, '')
const ground = /fill="(#\w+)"/.exec(source)?.[1] ?? '#000'
// A mask may leave no more than the circle four fifths as wide.
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <rect width="40" height="40" fill="${ground}" />${square.replace('<svg', '<svg x="4" y="4" width="32" height="32"')}</svg>`

const draw = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()

const icons = {
  'apple-touch-icon.png': await draw(square, 180),
  'icon-192.png': await draw(source, 192),
  'icon-512.png': await draw(source, 512),
  'icon-maskable-512.png': await draw(maskable, 512),
  'favicon.ico': ico(
    await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(source, size) }))),
  ),
}
for (const [name, bytes] of Object.entries(icons)) {
  await writeFile(new URL(name, folder), bytes)
  console.log(`${name} ${bytes.length} bytes`)
}

/** An ICO file: a list of where each PNG lies, then the PNGs. */
function ico(entries) {
  const head = Buffer.from([0, 0, 1, 0, entries.length, 0])
  let offset = head.length + 16 * entries.length
  const list = entries.map(({ size, png }) => {
    const entry = Buffer.from([size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([head, ...list, ...entries.map(({ png }) => png)])
}
