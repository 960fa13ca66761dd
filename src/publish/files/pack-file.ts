import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const texts = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
/** Smaller than this many bytes, a file goes in one packet whether it is packed or not. */
const smallest = 1024

/** Whether a file of so many bytes is worth packing. */
export const isPackable = (file: string, bytes: number) => texts.test(file) && bytes >= smallest

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * Writes a `.br` and a `.gz` beside a file, where that is smaller; returns the endings it wrote.
 * A file with a hash in its name is packed once and loaded for a year, so the best packing is worth its time. A page is
 * written anew with every change: at brotli's 9 it takes seven times as long for nothing, at 11 seventeen times for a tenth less.
 */
export async function packFile(path: string, bytes: Uint8Array, isHashed: boolean): Promise<string[]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isHashed ? constants.BROTLI_MAX_QUALITY : 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const packed = await Promise.all([brotli(bytes, { params }), deflate(bytes, { level: isHashed ? 9 : 6 })])
  const worthIt = ['.br', '.gz'].flatMap((ending, index) => {
    const smaller = packed[index]
    return smaller && smaller.length < bytes.length ? [{ ending, smaller }] : []
  })
  await Promise.all(worthIt.map(({ ending, smaller }) => writeFile(path + ending, smaller)))
  return worthIt.map(({ ending }) => ending)
}
