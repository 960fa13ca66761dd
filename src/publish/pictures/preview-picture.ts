import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { grounds, theme } from '../../../block-library/parts/theme.ts'
import { previewSize } from '../../runtime/engine/page-document.ts'
import { longHashOf } from '../../util/hash-of.ts'
import type { Cache } from '../cache/open-cache.ts'
import { cropAround } from './crop-around.ts'

const { width, height } = previewSize

/** The brand's three sub-pixels in the lower left corner, on a dark gradient. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <linearGradient id="dusk" x2="0" y1="1" y2="0">
    <stop stop-color="${grounds.night.stage}" stop-opacity="0.85" />
    <stop offset="0.4" stop-color="${grounds.night.stage}" stop-opacity="0" />
  </linearGradient>
  <rect width="100%" height="100%" fill="url(#dusk)" />
  <g transform="translate(56 ${height - 56 - 80})">
    <rect width="24" height="80" fill="${theme.color.red}" />
    <rect x="32" width="24" height="80" fill="${theme.color.green}" />
    <rect x="64" width="24" height="80" fill="${theme.color.blue}" />
  </g>
</svg>`

const quality = { quality: 78, mozjpeg: true }

/**
 * Returns the preview of a page for social networks: its picture, cropped around its focus, with the badge on top.
 * Previews are cached. Returns undefined if the preview is not cached and `mayMake` is false.
 */
export async function previewPicture(
  bytes: Uint8Array,
  cache: Cache,
  focus: [x: number, y: number] = [50, 50],
  mayMake = true,
): Promise<{ jpeg: Uint8Array; digest: string } | undefined> {
  const recipe = JSON.stringify([badge, quality, focus, sharp.versions])
  const digest = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 10)
  const key = longHashOf('preview', recipe, bytes)
  const known = (await cache.read(key))?.get(previewFile)
  if (known) return { jpeg: known, digest }
  if (!mayMake) return undefined
  const { autoOrient } = await sharp(bytes).metadata()
  const jpeg = await sharp(bytes)
    .autoOrient()
    .extract(cropAround(autoOrient, width / height, focus))
    .resize({ width, height })
    .flatten({ background: grounds.night.stage })
    .composite([{ input: Buffer.from(badge) }])
    .jpeg(quality)
    .toBuffer()
  await cache.write(key, new Map([[previewFile, jpeg]]))
  return { jpeg, digest }
}

const previewFile = 'preview.jpg'
