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
 * How variants are encoded, chosen by eye on dark rooms with lit screens. Full chroma: half of it frays the edges of
 * saturated screens. One step more effort makes AVIF a fifth smaller in twice the time, two steps hardly more in eight
 * times: a fresh machine encodes some 170 pictures within a minute or so.
 */
const settings = {
  avif: { quality: 48, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 75, effort: 2 },
}

/** The portrait crop's shape, width by height; a picture that is hardly wider is not cropped. */
const portraitShape = 4 / 5
const portraitFrom = 1.3

const encodedSchema = z.object({
  /** The picture's size in pixels. */
  width: z.int(),
  height: z.int(),
  /** Whether it has variants. A drawing has none, nor has what moves. */
  encoded: z.boolean(),
  /** See PreparedPicture. */
  placeholder: z.string().nullable(),
  /** Bytes of the widest AVIF. */
  bytes: z.int(),
})

/** What is known of a picture; its variants lie in `folder`, called by `variantFile`. */
export interface EncodedPicture extends z.output<typeof encodedSchema> {
  folder: string
  /** Tells these bytes, encoded in this way, from all others. */
  digest: string
  /** Whether an earlier build had done it. */
  cached: boolean
}

export const variantFile = (width: number, format: PictureFormat) => `${width}.${format}`

/** Cuts a picture to the portrait shape, around so many per cent from its left. */
interface Crop {
  portrait: number
}

/** A picture, or its portrait crop, in all formats and widths as an earlier build left it in the cache; undefined where none did. */
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

/** Encodes a picture, or its portrait crop, in all formats and widths, unless it is known. Throws where the bytes are no picture. */
export async function encodePicture(bytes: Uint8Array, cache: string, crop?: Crop): Promise<EncodedPicture> {
  const known = await knownPicture(bytes, cache, crop)
  if (known) return known
  const digest = digestOf(bytes, crop)
  const folder = join(cache, digest)
  await mkdir(cache, { recursive: true })
  const unfinished = await mkdtemp(`${folder}-`)
  return whileUnfinished(unfinished, async () => {
    const made = await inTurn(() => encode(bytes, unfinished, crop))
    await writeFile(join(unfinished, notes), JSON.stringify(made))
    // Of two builds at once, the first to finish fills the cache; what another version left there is of no use.
    if (!(await readNotes(folder))) await rm(folder, { recursive: true, force: true })
    await rename(unfinished, folder).catch(() => undefined)
    return { ...made, folder, digest, cached: false }
  })
}

/** The size of a picture as it is shown. */
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

/** A decoded picture takes megabytes, and its variants keep all cores busy. */
const inTurn = pLimit(3)

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
  if (size.width / size.height < portraitFrom) return picture
  return picture.extract(cropAround(size, portraitShape, [portrait, 50]))
}

/** The mean colours of the upper, middle and lower third, in three digits each. */
async function placeholderOf(picture: Sharp): Promise<string> {
  const bands = await picture.removeAlpha().resize({ width: 1, height: 3, fit: 'fill' }).raw().toBuffer()
  const digits = Array.from(bands, (value) => Math.round(value / 17).toString(16))
  return [0, 3, 6].map((start) => `#${digits.slice(start, start + 3).join('')}`).join(',')
}
