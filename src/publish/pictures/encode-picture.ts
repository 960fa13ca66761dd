import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'
import {
  pictureFormats,
  variantWidths,
  type PictureFormat,
} from '../../../block-library/contract/picture-variants.ts'
import { svgRoot, svgSize } from '../../site/content/svg-size.ts'
import { hashOf, longHashOf } from '../../util/hash-of.ts'
import type { Cache, EntryFiles } from '../../util/open-cache.ts'
import { cropAround, type Size } from './crop-around.ts'
import type { FoundPicture } from './read-picture.ts'

/**
 * Encoder settings, chosen by eye on photos of dark rooms with lit screens. Chroma is at full resolution, because half
 * of it frays the edges of saturated screens. Effort 2 of AVIF takes twice as long as 1, and no eye saw the difference
 * on ten pairs: 2 to 5 % fewer bytes, and 0.988 instead of 0.987 in SSIM at 1,600 pixels. With the variable `PICTURES=quick`,
 * AVIF takes a third of the time and is a tenth larger, for tests on a machine without encoded pictures.
 */
const settings = {
  avif: { quality: 48, effort: process.env.PICTURES === 'quick' ? 0 : 1, chromaSubsampling: '4:4:4' },
  webp: { quality: 75, effort: 2 },
}

/** Width of the portrait crop, divided by its height. */
const portraitShape = 4 / 5
/** Minimum width of a cropped picture, divided by its height. */
const MIN_CROPPED_SHAPE = 1.3

const encodedSchema = z.object({
  width: z.int(),
  height: z.int(),
  /** Whether it has variants. SVG drawings and animations have none. */
  encoded: z.boolean(),
  /** See PreparedPicture. */
  placeholder: z.string().nullable(),
  /** Bytes of the source. */
  source: z.int(),
  /** Bytes of the widest AVIF. */
  bytes: z.int(),
})

/** An encoded picture. */
export interface EncodedPicture extends z.output<typeof encodedSchema> {
  /** Returns its variants, which are named by `variantFile`. */
  variants: () => Promise<EntryFiles>
  /** Hash of the source's bytes and of the encoder settings. */
  digest: string
  /** Whether an earlier build encoded it. */
  cached: boolean
}

export const variantFile = (width: number, format: PictureFormat) => `${width}.${format}`

interface Encoding {
  /** Horizontal focus of the crop to the portrait shape, in per cent from the left; unset, the whole picture. */
  portrait?: number
  /** False encodes no picture that is not cached. */
  mayMake: boolean
}

/**
 * Encodes a picture, or its portrait crop, in all formats and widths, or takes it from the cache. Returns undefined if it
 * is not cached and `mayMake` is false. Throws if the bytes are no picture.
 */
export async function encodePicture(
  source: FoundPicture,
  cache: Cache,
  { portrait, mayMake }: Encoding,
): Promise<EncodedPicture | undefined> {
  const { digest, notesKey, variantsKey } = keysOf(source, portrait)
  const make = async () => {
    const { variants, ...made } = await limit(async () => encode(await source.read(), portrait))
    // Variants first: notes in the cache mean that their variants were made.
    await cache.put(variantsKey, variants)
    await cache.put(notesKey, new Map([[notes, Buffer.from(JSON.stringify(made))]]))
    return { ...made, variants: () => Promise.resolve(variants), digest, cached: false }
  }
  const cached = readNotes(await cache.get(notesKey))
  if (!cached) return mayMake ? make() : undefined
  await cache.markUsed(variantsKey)
  const variants = async () => (await cache.get(variantsKey)) ?? (await make()).variants()
  return { ...cached, variants, digest, cached: true }
}

/** Returns a picture's size as displayed, after rotation. */
export async function sizeOf(bytes: Uint8Array): Promise<Size> {
  const { width, height } = (await sharp(bytes).metadata()).autoOrient
  return { width, height }
}

function keysOf({ hash }: FoundPicture, portrait: number | undefined) {
  const crop = portrait === undefined ? 'whole' : { portrait }
  const recipe = JSON.stringify([settings, variantWidths(Infinity), portraitShape, crop, sharp.versions])
  return {
    digest: hashOf(recipe, hash).slice(0, 10),
    notesKey: longHashOf('picture', recipe, hash),
    // Separate, because publishing again needs only the notes of an unchanged picture.
    variantsKey: longHashOf('variants', recipe, hash),
  }
}

/** Limits pictures encoded at the same time: each takes megabytes of memory, and its variants use all cores. */
const limit = pLimit(3)

const notes = 'picture.json'

function readNotes(files: EntryFiles | undefined) {
  const text = files?.get(notes)
  return text && encodedSchema.safeParse(JSON.parse(String(text))).data
}

async function encode(bytes: Uint8Array, portrait: number | undefined): Promise<Made> {
  const unchanged = { encoded: false, placeholder: null, source: bytes.length, bytes: 0, variants: new Map() }
  const svg = svgRoot(bytes)
  if (svg !== undefined) {
    const { width, height } = svgSize(svg)
    return { width, height, ...unchanged }
  }
  const { pages = 1, autoOrient, isOpaque } = await look(bytes)
  if (pages > 1) return { ...autoOrient, ...unchanged }
  // Decoded once for all variants.
  const picture = sharp(bytes).autoOrient().toColourspace('srgb')
  const cropped = portrait === undefined ? picture : portraitOf(autoOrient, picture, portrait)
  const { data, info } = await cropped.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const open = () => sharp(data, { raw: { width, height, channels } })
  const jobs = variantWidths(width).flatMap((step) => pictureFormats.map((as) => ({ step, as })))
  const variants = new Map(
    await Promise.all(
      jobs.map(async ({ step, as }) => {
        const resized = open().resize({ width: step })
        return [variantFile(step, as), await resized[as](settings[as]).toBuffer()] as const
      }),
    ),
  )
  const widest = variants.get(variantFile(Math.max(...variantWidths(width)), 'avif'))
  const placeholder = isOpaque ? await placeholderOf(open()) : null
  const sizes = { source: bytes.length, bytes: widest?.length ?? 0 }
  return { width, height, encoded: true, placeholder, ...sizes, variants }
}

type Made = z.output<typeof encodedSchema> & { variants: EntryFiles }

async function look(bytes: Uint8Array) {
  const metadata = await sharp(bytes).metadata()
  // Statistics take as long as a tenth of the encoding.
  return { ...metadata, isOpaque: !metadata.hasAlpha || (await sharp(bytes).stats()).isOpaque }
}

function portraitOf(size: Size, picture: Sharp, portrait: number): Sharp {
  if (size.width / size.height < MIN_CROPPED_SHAPE) return picture
  return picture.extract(cropAround(size, portraitShape, [portrait, 50]))
}

/** Returns the mean colours of the upper, middle and lower third, such as `#123,#456,#789`. */
async function placeholderOf(picture: Sharp): Promise<string> {
  const bands = await picture.removeAlpha().resize({ width: 1, height: 3, fit: 'fill' }).raw().toBuffer()
  const digits = Array.from(bands, (value) => Math.round(value / 17).toString(16))
  return [0, 3, 6].map((start) => `#${digits.slice(start, start + 3).join('')}`).join(',')
}
