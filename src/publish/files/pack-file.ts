import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const texts = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
/** Smaller than this many bytes, a file goes in one packet whether it is packed or not. */
const smallest = 1024

/** Whether a file of so many bytes is worth packing. */
export const isPackable = (file: string, bytes: number) => texts.test(file) && bytes >= smallest

/** Enough to keep the threads that pack busy. */
export const packsAtOnce = 8

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** The best there is, which a file with a hash in its name is worth: it is packed once and loaded for a year. */
export const bestPacking = constants.BROTLI_MAX_QUALITY

/** With so many pages, all of them are packed in a second or two. */
const few = 200

/**
 * How well pages are packed, as brotli counts it. A page is written anew with every change. At 10 it takes 25 ms and is a tenth
 * smaller than at 6, which takes 2 ms and so is for sites of many pages; at 7 to 9 it gains nothing, at 11 it takes twice as long.
 */
export const pagePacking = (pages: number) => (pages > few ? 6 : 10)

/** Writes a `.br` and a `.gz` beside a file, where that is smaller; returns the endings it wrote. */
export async function packFile(path: string, bytes: Uint8Array, quality: number): Promise<string[]> {
  const { params, level } = packingFor(bytes.length, quality)
  const packed = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level })])
  const worthIt = ['.br', '.gz'].flatMap((ending, index) => {
    const smaller = packed[index]
    return smaller && smaller.length < bytes.length ? [{ ending, smaller }] : []
  })
  await Promise.all(worthIt.map(({ ending, smaller }) => writeFile(path + ending, smaller)))
  return worthIt.map(({ ending }) => ending)
}

/** All that the packed bytes of a text of this size depend on, besides the text: another recipe packs it anew. */
export const packingRecipe = (bytes: number, quality: number) =>
  JSON.stringify([packingFor(bytes, quality), process.versions.brotli, process.versions.zlib])

const packingFor = (bytes: number, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    // All of the file, and no more: a window of the usual four megabytes takes as long to make as a page to pack.
    [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes),
  },
  level: Math.min(quality, constants.Z_BEST_COMPRESSION),
})

/** How many bits count so many bytes, within what brotli takes. */
const windowOf = (bytes: number) =>
  Math.min(
    Math.max(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_MAX_WINDOW_BITS,
  )
