import sharp from 'sharp'
import { hashOf } from '../../util/hash-of.ts'
import type { Photo } from './change.ts'
import { hunksOf } from './compare-lists.ts'

/** Rows that separate two regions. Nearer changes are one region. */
const MIN_ROWS_BETWEEN = 24
/** Rows of the page that are shown around the changes. */
const MARGIN_ROWS = 120
/** Maximum height of a WebP. */
const MAX_ROWS = 16_000
const BYTES_PER_PIXEL = 4

/**
 * Compares two photographs of one width, as PNG. Rows are matched first, so that rows that only moved are equal. Any
 * difference in a row counts, however small.
 */
export async function comparePixels(
  width: number,
  before: Uint8Array | undefined,
  after: Uint8Array | undefined,
): Promise<Photo> {
  const [old, young] = [await readRows(before), await readRows(after)]
  const hunks = hunksOf(old.hashes, young.hashes)
  const spans = hunks.map(({ from, to, ...rows }) => {
    const columns =
      rows.before.length === rows.after.length
        ? columnsOf(old, young, { from, to, count: rows.before.length, width })
        : { x: 0, width }
    return { ...columns, before: [from, from + rows.before.length], after: [to, to + rows.after.length] }
  })
  // Regions that are near each other are outlined together.
  const regions: typeof spans = []
  for (const span of spans) {
    const last = regions.at(-1)
    if (!last || (span.after[0] ?? 0) - (last.after[1] ?? 0) > MIN_ROWS_BETWEEN) regions.push(span)
    else {
      const right = Math.max(last.x + last.width, span.x + span.width)
      last.x = Math.min(last.x, span.x)
      last.width = right - last.x
      for (const side of ['before', 'after'] as const) last[side][1] = span[side][1] ?? 0
    }
  }
  if (regions.length === 0) return { width, regions: 0, before: undefined, after: undefined }
  const picture = async (side: 'before' | 'after', png: Uint8Array | undefined, rows: number) => {
    if (!png) return undefined
    const top = Math.max(0, (regions[0]?.[side][0] ?? 0) - MARGIN_ROWS)
    const height = Math.min(rows, (regions.at(-1)?.[side][1] ?? 0) + MARGIN_ROWS, top + MAX_ROWS) - top
    const webp = await sharp(png).extract({ left: 0, top, width, height }).webp({ quality: 75 }).toBuffer()
    return {
      source: `data:image/webp;base64,${webp.toString('base64')}`,
      height,
      regions: regions.map(({ x, width: wide, [side]: [start = 0, end = 0] }) => ({
        x,
        y: start - top,
        width: wide,
        height: end - start,
      })),
    }
  }
  return {
    width,
    regions: regions.length,
    before: await picture('before', before, old.hashes.length),
    after: await picture('after', after, young.hashes.length),
  }
}

interface Rows {
  pixels: Uint8Array
  /** Hash of each row. */
  hashes: string[]
}

async function readRows(png: Uint8Array | undefined): Promise<Rows> {
  if (!png) return { pixels: new Uint8Array(), hashes: [] }
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const length = info.width * BYTES_PER_PIXEL
  const hashes = Array.from({ length: info.height }, (_, row) =>
    hashOf(data.subarray(row * length, (row + 1) * length)),
  )
  return { pixels: data, hashes }
}

/** Returns the columns from the first changed pixel to the last, in rows that replace each other. */
function columnsOf(
  old: Rows,
  young: Rows,
  { from, to, count, width }: { from: number; to: number; count: number; width: number },
) {
  let [left, right] = [width, 0]
  for (let row = 0; row < count; row += 1)
    for (let byte = 0; byte < width * BYTES_PER_PIXEL; byte += 1) {
      const offset = row * width * BYTES_PER_PIXEL + byte
      if (
        old.pixels[from * width * BYTES_PER_PIXEL + offset] ===
        young.pixels[to * width * BYTES_PER_PIXEL + offset]
      )
        continue
      const column = Math.floor(byte / BYTES_PER_PIXEL)
      left = Math.min(left, column)
      right = Math.max(right, column + 1)
    }
  return { x: left, width: Math.max(0, right - left) }
}
