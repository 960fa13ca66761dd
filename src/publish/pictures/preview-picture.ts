import sharp from 'sharp'
import { previewSize } from '../../runtime/engine/page-document.ts'
import { hashOf, longHashOf } from '../../util/hash-of.ts'
import type { Cache } from '../../util/open-cache.ts'
import { cropAround } from './crop-around.ts'
import type { FoundPicture } from './read-picture.ts'

const { width, height } = previewSize

const quality = { quality: 78, mozjpeg: true }

/** The brand's part of a preview. */
export interface PreviewBrand {
  /** Drawing over the picture, of the preview's size. */
  badge?: Uint8Array | undefined
  /** Colour behind transparent pictures. */
  ground: string
}

interface Preview {
  /** The point of the picture that must stay visible, in per cent. */
  focus?: [x: number, y: number] | undefined
  /** False makes no preview that is not cached. */
  mayMake?: boolean
}

/**
 * Returns the preview of a page for social networks: its picture, cropped around its focus, with the badge on top.
 * Previews are cached. Returns undefined if the preview is not cached and `mayMake` is false.
 */
export async function previewPicture(
  source: FoundPicture,
  cache: Cache,
  { badge, ground }: PreviewBrand,
  { focus = [50, 50], mayMake = true }: Preview = {},
): Promise<{ jpeg: Uint8Array; digest: string } | undefined> {
  const recipe = JSON.stringify([
    badge && Buffer.from(badge).toString(),
    ground,
    quality,
    focus,
    sharp.versions,
  ])
  const digest = hashOf(recipe, source.hash).slice(0, 10)
  const key = longHashOf('preview', recipe, source.hash)
  const cached = (await cache.get(key))?.get(previewFile)
  if (cached) return { jpeg: cached, digest }
  if (!mayMake) return undefined
  const bytes = await source.read()
  const { autoOrient } = await sharp(bytes).metadata()
  const jpeg = await sharp(bytes)
    .autoOrient()
    .extract(cropAround(autoOrient, width / height, focus))
    .resize({ width, height })
    .flatten({ background: ground })
    .composite(badge ? [{ input: Buffer.from(badge) }] : [])
    .jpeg(quality)
    .toBuffer()
  await cache.put(key, new Map([[previewFile, jpeg]]))
  return { jpeg, digest }
}

const previewFile = 'preview.jpg'
