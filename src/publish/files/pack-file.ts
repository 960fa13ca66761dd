import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const texts = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
/** Minimum size of a compressed file. A smaller file fits into one network packet anyway. */
const MIN_PACKED_BYTES = 1024

/** Minimum size of a compressed document of a page. Few visitors load one, and each page has one to write. */
const MIN_PACKED_DOCUMENT_BYTES = 4 * MIN_PACKED_BYTES

/** Whether compressing a file of this size is useful. */
export const isPackable = (file: string, bytes: number) =>
  texts.test(file) && bytes >= (file.startsWith('page-data/') ? MIN_PACKED_DOCUMENT_BYTES : MIN_PACKED_BYTES)

/** Number of files compressed at the same time: enough to use all threads of the compressor. */
export const packsAtOnce = 8

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Highest quality, for files with a hash in their names: they are compressed once and served for a year. */
const bestPacking = constants.BROTLI_MAX_QUALITY

/** Maximum number of pages for the higher quality: all of them are compressed in a second or two. */
const MAX_PAGES_AT_HIGH_QUALITY = 200

/** Quality for pages of sites with many pages. */
const quickPacking = 6

/**
 * Returns the Brotli quality for pages, which are written again at every change. At 10, a page takes 25 ms and is a
 * tenth smaller than at 6. At 6 it takes 2 ms, for sites of many pages. 7 to 9 save nothing over 6, and 11 takes twice
 * as long as 10.
 */
export const pagePacking = (pages: number) => (pages > MAX_PAGES_AT_HIGH_QUALITY ? quickPacking : 10)

/** Returns the quality for a file. `packing` is the quality for pages. */
export const packingOf = (file: string, packing: number) =>
  file.startsWith('assets/') ? bestPacking : packing

/** Returns the compressed copies of a file, by their endings. */
export async function packed(bytes: Uint8Array, quality: number): Promise<Map<string, Uint8Array>> {
  const { params, level } = packingFor(bytes.length, quality)
  const [br, gz] = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level })])
  return new Map([
    ['.br', br],
    ['.gz', gz],
  ])
}

/**
 * Returns all settings that determine the compressed bytes of a text of this size. A changed recipe makes cached copies
 * invalid.
 */
export const packingRecipe = (bytes: number, quality: number) =>
  JSON.stringify([packingFor(bytes, quality), process.versions.brotli, process.versions.zlib])

const packingFor = (bytes: number, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    // Just the size of the file: allocating the default window of 4 MB takes as long as compressing a page.
    [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes),
  },
  level: Math.min(quality, constants.Z_BEST_COMPRESSION),
})

/** Returns the window size for a file, in bits, within Brotli's limits. */
const windowOf = (bytes: number) =>
  Math.min(
    Math.max(Math.ceil(Math.log2(bytes + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_MAX_WINDOW_BITS,
  )
