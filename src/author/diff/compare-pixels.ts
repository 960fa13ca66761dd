import sharp from 'sharp'
import { hashOf } from '../../util/hash-of.ts'
import { hunksOf, type Hunk } from './compare-facts.ts'

/** Photographs of a page at one width. */
export interface Photo {
  width: number
  /** Changed regions of the page as it is now, in pixels. */
  regions: Region[]
  /** Parts with all changed rows and outlines, as data addresses; undefined without a page, and if no pixel differs. */
  before: string | undefined
  after: string | undefined
}

type Region = Record<'left' | 'top' | 'width' | 'height', number>

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
  const hunks: Hunk[] = []
  for (const hunk of hunksOf(oldRows, youngRows)) {
    const last = hunks.at(-1)
    if (!last || hunk.after[0] - last.after[1] >= MIN_ROWS_BETWEEN) hunks.push(hunk)
    else [last.before[1], last.after[1]] = [hunk.before[1], hunk.after[1]]
  }
  const regionsOf = (side: 'before' | 'after') =>
    hunks.map((hunk) => ({
      ...columnsOf(width, old.slice(...hunk.before), young.slice(...hunk.after)),
      top: hunk[side][0],
      height: hunk[side][1] - hunk[side][0],
    }))
  const regions = regionsOf('after')
  return {
    width,
    regions,
    before: await pictureOf(before, regionsOf('before')),
    after: await pictureOf(after, regions),
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
function columnsOf(all: number, before: Uint8Array[], after: Uint8Array[]) {
  if (before.length !== after.length) return { left: 0, width: all }
  const bytes = before.flatMap((row, index) => {
    const isChanged = (value: number, at: number) => value !== after[index]?.[at]
    return [row.findIndex(isChanged), row.findLastIndex(isChanged)].filter((at) => at >= 0)
  })
  const columns = bytes.map((at) => Math.floor(at / BYTES_PER_PIXEL))
  const left = Math.min(...columns)
  return { left, width: Math.max(...columns) + 1 - left }
}

async function pictureOf(png: Uint8Array | undefined, regions: Region[]): Promise<string | undefined> {
  const [first, last] = [regions[0], regions.at(-1)]
  if (!png || !first || !last) return undefined
  const { width, height: rows } = await sharp(png).metadata()
  const top = Math.max(0, first.top - MARGIN_ROWS)
  const height = Math.min(rows - top, last.top + last.height + MARGIN_ROWS - top, MAX_ROWS)
  const outlines = regions.map(
    (one) => `<rect x="${one.left}" y="${one.top - top}" width="${one.width}" height="${one.height}"/>`,
  )
  // The lines are visible in a small copy, too, and beside the changed pixels.
  const line = 2 + Math.round(width / 400)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none" stroke="deeppink" stroke-width="${line}">${outlines.join('')}</g></svg>`
  const part = await sharp(png).extract({ left: 0, top, width, height }).toBuffer()
  const webp = await sharp(part)
    .composite([{ input: Buffer.from(svg) }])
    .webp({ quality: 75 })
    .toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}
