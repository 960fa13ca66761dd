import sharp from 'sharp'
import { hashOf } from '../../util/hash-of.ts'
import type { Photo, Picture } from './change.ts'
import { hunksOf } from './compare-lists.ts'

/** Rows that separate two regions. Nearer changes are one region. */
const MIN_ROWS_BETWEEN = 24
/** Rows of the page that are shown around the changes. */
const MARGIN_ROWS = 120
/** Maximum height of a picture, by the format WebP. */
const MAX_ROWS = 16_000
/** Colours and opacity. */
const BYTES_PER_PIXEL = 4

/** Rows of a photograph, from the first to the one after the last. */
type Span = [start: number, end: number]

/**
 * Compares two photographs of one width, as PNG. If their heights differ, rows are matched first, so that rows that only
 * moved are equal. Any difference within a row counts, however small.
 */
export async function comparePixels(width: number, before?: Uint8Array, after?: Uint8Array): Promise<Photo> {
  const [old, young] = [await readRows(before), await readRows(after)]
  const regions: { left: number; right: number; before: Span; after: Span }[] = []
  // On pages of one height each row has its place; otherwise blank rows would be matched with others.
  const isSameHeight = old.hashes.length === young.hashes.length
  const [oldRows = [], youngRows = []] = [old, young].map(({ hashes }) =>
    hashes.map((hash, row) => (isSameHeight ? `${row} ${hash}` : hash)),
  )
  for (const { from, to, ...rows } of hunksOf(oldRows, youngRows)) {
    const spans: [Span, Span] = [
      [from, from + rows.before.length],
      [to, to + rows.after.length],
    ]
    const [left, right] = columnsOf(width, old.pixels, young.pixels, spans)
    const last = regions.at(-1)
    if (last && to - last.after[1] < MIN_ROWS_BETWEEN) {
      Object.assign(last, { left: Math.min(last.left, left), right: Math.max(last.right, right) })
      last.before[1] = spans[0][1]
      last.after[1] = spans[1][1]
    } else regions.push({ left, right, before: spans[0], after: spans[1] })
  }
  const picture = async (side: 'before' | 'after', png: Uint8Array | undefined, rows: number) => {
    const [first, last] = [regions[0]?.[side], regions.at(-1)?.[side]]
    if (!png || !first || !last) return undefined
    const top = Math.max(0, first[0] - MARGIN_ROWS)
    const height = Math.min(rows - top, last[1] + MARGIN_ROWS - top, MAX_ROWS)
    const webp = await sharp(png).extract({ left: 0, top, width, height }).webp({ quality: 75 }).toBuffer()
    const outlines = regions.map(({ left, right, [side]: [start, end] }) => ({
      x: left,
      y: start - top,
      width: right - left,
      height: end - start,
    }))
    return {
      source: `data:image/webp;base64,${webp.toString('base64')}`,
      height,
      regions: outlines,
    } satisfies Picture
  }
  return {
    width,
    regions: regions.length,
    before: await picture('before', before, old.hashes.length),
    after: await picture('after', after, young.hashes.length),
  }
}

/** Returns the pixels of a photograph, and the hash of each row. */
async function readRows(png: Uint8Array | undefined) {
  if (!png) return { pixels: new Uint8Array(), hashes: [] }
  const { data: pixels, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const length = info.width * BYTES_PER_PIXEL
  const rows = Array.from({ length: info.height }, (_, row) =>
    pixels.subarray(row * length, (row + 1) * length),
  )
  return { pixels, hashes: rows.map((row) => hashOf(row)) }
}

/** Returns the changed columns of rows that replace each other; all columns of rows that are new or gone. */
function columnsOf(width: number, old: Uint8Array, young: Uint8Array, [before, after]: [Span, Span]): Span {
  if (before[1] - before[0] !== after[1] - after[0]) return [0, width]
  const length = width * BYTES_PER_PIXEL
  let [left, right] = [width, 0]
  for (let at = 0; at < (before[1] - before[0]) * length; at += 1) {
    if (old[before[0] * length + at] === young[after[0] * length + at]) continue
    const column = Math.floor((at % length) / BYTES_PER_PIXEL)
    left = Math.min(left, column)
    right = Math.max(right, column + 1)
  }
  return [left, right]
}
