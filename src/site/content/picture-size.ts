import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { imageSize } from 'image-size'
import { svgRoot, svgSize } from './svg-size.ts'

/** Size of a picture in pixels. For an SVG, which has no pixels, it is the ratio of its sides. */
export interface PictureSize {
  width: number
  height: number
  /** `webp`, `jpg`, `svg`, … */
  type: string
}

/**
 * Number of bytes that contain any picture's size. A camera's notes and preview come before it, and the colours of a
 * printing press, which alone take 2 MB.
 */
export const headBytes = 4_194_304

/** Returns the size of a picture from the beginning of its file; undefined if the file is not a picture. */
export function pictureSize(head: Uint8Array): PictureSize | undefined {
  const svg = svgRoot(head)
  if (svg !== undefined) return svgSize(svg)
  try {
    const { width, height, orientation = 1, type = '' } = imageSize(asStill(head))
    // The library finds `<svg` in pages of HTML too.
    if (type === 'svg') return undefined
    // From 5 on, the camera's orientation means that the picture is rotated by a quarter turn.
    return orientation >= 5
      ? { width: height, height: width, type: typeOf(type, head) }
      : { width, height, type: typeOf(type, head) }
  } catch {
    return undefined
  }
}

/** Returns an animated AVIF as a still one, the only kind that the library reads. */
function asStill(head: Uint8Array): Uint8Array {
  if (Buffer.from(head.subarray(4, 12)).toString('latin1') !== 'ftypavis') return head
  const still = Uint8Array.from(head)
  still.set(Buffer.from('avif'), 8)
  return still
}

/** Returns `avif` or `heic` for the container that both use. */
function typeOf(type: string, head: Uint8Array): string {
  if (!['heif', 'mif1', 'msf1'].includes(type)) return type
  return Buffer.from(head.subarray(0, 64)).includes('avif') ? 'avif' : 'heic'
}

/** Minimum width in pixels: a smaller picture is blurred wherever it is shown. */
const MIN_WIDTH = 200
/** Maximum ratio of the sides: a longer picture is cropped to a strip. */
const MAX_SHAPE = 5

/** Maximum number of pixels, far above the largest width of a variant: more only delays publishing and development. */
const MAX_PIXELS = 50_000_000

/** Returns the problem with a picture's size or shape. */
export function sizeProblem({ width, height, type }: PictureSize): string | undefined {
  if (Math.max(width / height, height / width) > MAX_SHAPE)
    return `is more than ${MAX_SHAPE} times as long as it is wide`
  if (type === 'svg') return undefined
  if (width * height > MAX_PIXELS)
    return `has more than ${MAX_PIXELS / 1_000_000} million pixels: use a smaller copy`
  return width < MIN_WIDTH ? `is less than ${MIN_WIDTH} pixels wide` : undefined
}

/** Buffer that is reused for each file. */
const head = new Uint8Array(headBytes)

const sizes = new Map<string, { stamp: string; size: PictureSize | undefined }>()

/** Returns the size of a picture file. A changed file is read again. Throws if the file is missing. */
export function pictureFileSize(path: string): PictureSize | undefined {
  const stats = statSync(path)
  // An empty name is the folder of pictures.
  if (!stats.isFile()) return undefined
  const { mtimeMs, size: bytes } = stats
  const stamp = `${mtimeMs} ${bytes}`
  const before = sizes.get(path)
  if (before?.stamp === stamp) return before.size
  // A few bytes are enough for nearly all pictures.
  const size = pictureSize(headOf(path, 4096)) ?? pictureSize(headOf(path, headBytes))
  sizes.set(path, { stamp, size })
  return size
}

function headOf(path: string, length: number): Uint8Array {
  const file = openSync(path, 'r')
  try {
    return head.subarray(0, readSync(file, head, 0, length, 0))
  } finally {
    closeSync(file)
  }
}
