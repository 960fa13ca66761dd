import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'
import {
  pictureFormats,
  variantWidths,
  type PictureFormat,
} from '../../../block-library/contract/picture-variants.ts'
import { whileUnfinished } from '../files/while-unfinished.ts'
import { cropAround, type Size } from './crop-around.ts'

/**
 * Encoder settings, chosen by eye on photos of dark rooms with lit screens. Chroma is at full resolution, because half
 * of it frays the edges of saturated screens. A fresh machine encodes some 170 pictures in about a
 * minute. One step more effort makes AVIF a fifth smaller in twice the time; two steps save hardly more and take eight
 * times as long.
 */
const settings = {
  avif: { quality: 48, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 75, effort: 2 },
}

/** Width of the portrait crop, divided by its height. */
const portraitShape = 4 / 5
/** Minimum width of a cropped picture, divided by its height. */
const MIN_CROPPED_SHAPE = 1.3

const encodedSchema = z.object({
  /** Width in pixels. */
  width: z.int(),
  /** Height in pixels. */
  height: z.int(),
  /** Whether it has variants. SVG drawings and animations have none. */
  encoded: z.boolean(),
  /** See PreparedPicture. */
  placeholder: z.string().nullable(),
  /** Bytes of the widest AVIF. */
  bytes: z.int(),
})

/** An encoded picture. */
export interface EncodedPicture extends z.output<typeof encodedSchema> {
  /** Folder of its variants, which are named by `variantFile`. */
  folder: string
  /** Hash of the source's bytes and of the encoder settings. */
  digest: string
  /** Whether an earlier build encoded it. */
  cached: boolean
}

export const variantFile = (width: number, format: PictureFormat) => `${width}.${format}`

/** Crop of a picture to the portrait shape. */
interface Crop {
  /** Horizontal focus, in per cent from the left. */
  portrait: number
}

/** Returns a picture, or its portrait crop, from the cache; undefined if no earlier build encoded it. */
export async function knownPicture(
  bytes: Uint8Array,
  cache: string,
  crop?: Crop,
): Promise<EncodedPicture | undefined> {
  const digest = digestOf(bytes, crop)
  const folder = join(cache, digest)
  const known = await readNotes(folder)
  return known && { ...known, folder, digest, cached: true }
}

/**
 * Encodes a picture, or its portrait crop, in all formats and widths, or takes it from the cache. Throws if the bytes
 * are no picture.
 */
export async function encodePicture(bytes: Uint8Array, cache: string, crop?: Crop): Promise<EncodedPicture> {
  const known = await knownPicture(bytes, cache, crop)
  if (known) return known
  const digest = digestOf(bytes, crop)
  const folder = join(cache, digest)
  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(`${folder}-`)
  return whileUnfinished(unfinished, async () => {
    const made = await limit(() => encode(bytes, unfinished, crop))
    await writeFile(join(unfinished, notes), JSON.stringify(made))
    // If two builds run, the first to finish fills the cache. An invalid entry of another version is removed.
    if (!(await readNotes(folder))) await rm(folder, { recursive: true, force: true })
    await rename(unfinished, folder).catch(() => undefined)
    return { ...made, folder, digest, cached: false }
  })
}

/** Returns a picture's size as displayed, after rotation. */
export async function sizeOf(bytes: Uint8Array): Promise<Size> {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient
  return { width, height }
}

function digestOf(bytes: Uint8Array, crop: Crop | undefined): string {
  const recipe = JSON.stringify([
    settings,
    variantWidths(Infinity),
    portraitShape,
    crop ?? 'whole',
    sharp.versions,
  ])
  return createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 10)
}

/** Limits pictures encoded at the same time: each takes megabytes of memory, and its variants use all cores. */
const limit = pLimit(3)

const notes = 'picture.json'

async function readNotes(folder: string) {
  const text = await readFile(join(folder, notes), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : encodedSchema.safeParse(JSON.parse(text)).data
}

async function encode(
  bytes: Uint8Array,
  folder: string,
  crop: Crop | undefined,
): Promise<z.output<typeof encodedSchema>> {
  const { format, pages = 1, autoOrient, isOpaque } = await look(bytes)
  if (format === 'svg' || pages > 1) return { ...autoOrient, encoded: false, placeholder: null, bytes: 0 }
  // Decoded once for all variants.
  const picture = sharp(bytes).autoOrient().toColourspace('srgb')
  const cropped = crop ? portraitOf(autoOrient, picture, crop) : picture
  const { data, info } = await cropped.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const open = () => sharp(data, { raw: { width, height, channels } })
  const jobs = variantWidths(width).flatMap((step) => pictureFormats.map((as) => ({ step, as })))
  await Promise.all(
    jobs.map(({ step, as }) => {
      const resized = open().resize({ width: step })
      return resized[as](settings[as]).toFile(join(folder, variantFile(step, as)))
    }),
  )
  const widest = await readFile(join(folder, variantFile(Math.max(...variantWidths(width)), 'avif')))
  const placeholder = isOpaque ? await placeholderOf(open()) : null
  return { width, height, encoded: true, placeholder, bytes: widest.length }
}

async function look(bytes: Uint8Array) {
  const picture = sharp(bytes)
  const [metadata, { isOpaque }] = await Promise.all([picture.metadata(), picture.stats()])
  return { ...metadata, isOpaque }
}

function portraitOf(size: Size, picture: Sharp, { portrait }: Crop): Sharp {
  if (size.width / size.height < MIN_CROPPED_SHAPE) return picture
  return picture.extract(cropAround(size, portraitShape, [portrait, 50]))
}

/** Returns the mean colours of the upper, middle and lower third, such as `#123,#456,#789`. */
async function placeholderOf(picture: Sharp): Promise<string> {
  const bands = await picture.removeAlpha().resize({ width: 1, height: 3, fit: 'fill' }).raw().toBuffer()
  const digits = Array.from(bands, (value) => Math.round(value / 17).toString(16))
  return [0, 3, 6].map((start) => `#${digits.slice(start, start + 3).join('')}`).join(',')
}
