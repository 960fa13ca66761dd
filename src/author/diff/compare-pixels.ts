import sharp from 'sharp'
import { hashOf } from '../../util/hash-of.ts'
import { hunksOf, type Span } from './compare-facts.ts'

/** Photographs of a page at one width. A picture is missing without a page, and if no pixel differs. */
export interface Photo {
  width: number
  /** Number of changed regions. */
  regions: number
  before: Picture | undefined
  after: Picture | undefined
}

/** The part of a photograph with all changed rows, as a data address, and the regions in it. */
interface Picture {
  source: string
  height: number
  regions: { x: number; y: number; width: number; height: number }[]
}

/** Rows that separate two regions. Nearer changes are one region. */
const MIN_ROWS_BETWEEN = 24
/** Rows of the page that are shown around the changes. */
const MARGIN_ROWS = 120
/** Maximum height of a picture, by the format WebP. */
const MAX_ROWS = 16_000
/** Colours and opacity. */
const BYTES_PER_PIXEL = 4

/**
 * Compares two photographs of one width, as PNG. If their heights differ, rows are matched first, so that rows that only
 * moved are equal. Any difference within a row counts, however small.
 */
export async function comparePixels(width: number, before?: Uint8Array, after?: Uint8Array): Promise<Photo> {
  const [old, young] = [await readRows(before), await readRows(after)]
  // On pages of one height each row has its place; otherwise blank rows would be matched with others.
  const isSameHeight = old.length === young.length
  const [oldRows = [], youngRows = []] = [old, young].map((rows) =>
    rows.map((row, index) => hashOf(row, isSameHeight ? String(index) : '')),
  )
  const regions: { columns: Span; before: Span; after: Span }[] = []
  for (const hunk of hunksOf(oldRows, youngRows)) {
    const columns = columnsOf(width, old.slice(...hunk.before), young.slice(...hunk.after))
    const last = regions.at(-1)
    if (!last || hunk.after[0] - last.after[1] >= MIN_ROWS_BETWEEN) regions.push({ columns, ...hunk })
    else {
      last.columns = [Math.min(last.columns[0], columns[0]), Math.max(last.columns[1], columns[1])]
      last.before[1] = hunk.before[1]
      last.after[1] = hunk.after[1]
    }
  }
  const picture = async (side: 'before' | 'after', png: Uint8Array | undefined, rows: number) => {
    const [first, last] = [regions[0]?.[side], regions.at(-1)?.[side]]
    if (!png || !first || !last) return undefined
    const top = Math.max(0, first[0] - MARGIN_ROWS)
    const height = Math.min(rows - top, last[1] + MARGIN_ROWS - top, MAX_ROWS)
    const webp = await sharp(png).extract({ left: 0, top, width, height }).webp({ quality: 75 }).toBuffer()
    return {
      source: `data:image/webp;base64,${webp.toString('base64')}`,
      height,
      regions: regions.map(({ columns: [left, right], [side]: [start, end] }) => ({
        x: left,
        y: start - top,
        width: right - left,
        height: end - start,
      })),
    } satisfies Picture
  }
  return {
    width,
    regions: regions.length,
    before: await picture('before', before, old.length),
    after: await picture('after', after, young.length),
  }
}

/** Returns the pixels of a photograph by rows. */
async function readRows(png: Uint8Array | undefined): Promise<Uint8Array[]> {
  if (!png) return []
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const length = info.width * BYTES_PER_PIXEL
  return Array.from({ length: info.height }, (_, row) => data.subarray(row * length, (row + 1) * length))
}

/** Returns the changed columns of rows that replace each other; all columns of rows that are new or gone. */
function columnsOf(width: number, before: Uint8Array[], after: Uint8Array[]): Span {
  if (before.length !== after.length) return [0, width]
  const changed = before.flatMap((row, index) => {
    const other = after[index] ?? row
    const isChanged = (value: number, at: number) => value !== other[at]
    return [row.findIndex(isChanged), row.findLastIndex(isChanged)].filter((at) => at >= 0)
  })
  const columns = changed.map((at) => Math.floor(at / BYTES_PER_PIXEL))
  return [Math.min(...columns), Math.max(...columns) + 1]
}
