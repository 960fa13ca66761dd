import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { imageSize } from 'image-size'

/** How large a picture is, in pixels; of an SVG, which has no pixels, the sides that its shape is of. */
export interface PictureSize {
  width: number
  height: number
  /** `webp`, `jpg`, `svg`, … */
  type: string
}

/** So many bytes hold any picture's size: a camera's notes and preview come before it. */
export const headBytes = 262_144

/** The size of a picture, told from the beginning of its file; undefined where that is no picture. */
export function pictureSize(head: Uint8Array): PictureSize | undefined {
  try {
    const { width, height, orientation = 1, type = '' } = imageSize(head)
    // From the fifth on, a camera says that the picture lies on its side.
    return orientation >= 5 ? { width: height, height: width, type } : { width, height, type }
  } catch {
    return undefined
  }
}

/** Smaller is blurred wherever it is shown. */
const leastWidth = 200
/** Longer is cropped to a strip. */
const longestShape = 5

/** What is wrong with a picture's size or shape. */
export function sizeProblem({ width, height, type }: PictureSize): string | undefined {
  if (Math.max(width / height, height / width) > longestShape)
    return `is more than ${longestShape} times as long as it is wide`
  return width < leastWidth && type !== 'svg' ? `is less than ${leastWidth} pixels wide` : undefined
}

/** Used again for each file. */
const head = new Uint8Array(headBytes)

const known = new Map<string, { stamp: string; size: PictureSize | undefined }>()

/** The same of a file; throws where there is none. What was saved since is read anew. */
export function pictureFileSize(path: string): PictureSize | undefined {
  const { mtimeMs, size: bytes } = statSync(path)
  const stamp = `${mtimeMs} ${bytes}`
  const before = known.get(path)
  if (before?.stamp === stamp) return before.size
  // Of nearly all pictures a little is enough.
  const size = pictureSize(headOf(path, 4096)) ?? pictureSize(headOf(path, headBytes))
  known.set(path, { stamp, size })
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
