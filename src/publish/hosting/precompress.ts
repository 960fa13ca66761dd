import { copyFile, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'

const texts = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
/** Smaller than this many bytes, a file goes in one packet whether it is packed or not. */
const smallest = 1024
/** Enough to keep the threads that pack busy, and few enough to hold in memory. */
const atOnce = 8

/**
 * Writes a `.br` and a `.gz` beside each text file of the folder, where that is smaller. What lies in `previous` as it
 * lies here was packed before, and is taken from there.
 */
export async function precompress(folder: string, previous: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => texts.test(file))
  await pLimit(atOnce).map(files, async (file) => {
    const bytes = await readFile(join(folder, file))
    if (bytes.length < smallest) return
    const before = await readFile(join(previous, file)).catch(() => undefined)
    const isSame = before?.equals(bytes) ?? false
    if (isSame && (await copyPacked(join(previous, file), join(folder, file)))) return
    await pack(join(folder, file), bytes, file.startsWith('assets'))
  })
}

/** False where they are not both there to be copied. */
async function copyPacked(from: string, to: string): Promise<boolean> {
  const copies = ['br', 'gz'].map((ending) => copyFile(`${from}.${ending}`, `${to}.${ending}`))
  return Promise.all(copies).then(
    () => true,
    () => false,
  )
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * A hashed file is packed once and loaded for a year, so the best packing is worth its time. A page is written anew
 * with every publish: at brotli's 9 it takes seven times as long for nothing, at 11 seventeen times for a tenth less.
 */
async function pack(file: string, bytes: Buffer, isHashed: boolean): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isHashed ? constants.BROTLI_MAX_QUALITY : 6,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const packed = {
    br: await brotli(bytes, { params }),
    gz: await deflate(bytes, { level: isHashed ? 9 : 6 }),
  }
  for (const [ending, smaller] of Object.entries(packed)) {
    if (smaller.length < bytes.length) await writeFile(`${file}.${ending}`, smaller)
  }
}
