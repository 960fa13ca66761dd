import sharp from 'sharp'
import { hashOf } from '../../util/hash-of.ts'
import { hunksOf, type Hunk } from './compare-facts.ts'

/** Photographs of a page at one width. */
export interface Photo {
  width: number
  /** Changed regions of the page as it is now, in pixels. */
  regions: Region[]
  /** Parts of the page with all changed rows and outlines, as data addresses; undefined without a page. */
  strips: Record<'before' | 'after', string | undefined>[]
}

type Region = Record<'left' | 'top' | 'width' | 'height', number>

/** Rows that separate two regions. Nearer changes are one region. */
const MIN_ROWS_BETWEEN = 24
/** Rows of the page that are shown around the changes. */
const MARGIN_ROWS = 200
/** Maximum height of a picture, by the format WebP. */
const MAX_ROWS = 16_000
/** Pictures are for looking only. */
const QUALITY = 70
/** Pixels between a region and its outline, so that a region of one row is seen. */
const OUTLINE_GAP = 3
/** Colours and opacity. */
const BYTES_PER_PIXEL = 4

/**
 * Compares two photographs of one width, as PNG. If their heights differ, rows are matched first, so that rows that only
 * moved are equal. Any difference within a row counts, however small.
 */
export async function comparePixels(width: number, before?: Uint8Array, after?: Uint8Array): Promise<Photo> {
  const [previous, next] = [await readRows(before), await readRows(after)]
  // On pages of one height each row has its place; otherwise blank rows would be matched with others.
  const isSameHeight = previous.length === next.length
  const [previousRows = [], nextRows = []] = [previous, next].map((rows) =>
    rows.map((row, index) => hashOf(row, isSameHeight ? String(index) : '')),
  )
  const hunks = joinHunks(hunksOf(previousRows, nextRows), MIN_ROWS_BETWEEN)
  const changes = hunks.map((hunk) => ({
    ...hunk,
    columns: columnsOf(width, previous.slice(...hunk.before), next.slice(...hunk.after)),
  }))
  const [were = [], regions = []] = (['before', 'after'] as const).map((side) =>
    changes.map(({ columns, [side]: [top, end] }) => ({ ...columns, top, height: end - top })),
  )
  const strips = joinHunks(hunks, 2 * MARGIN_ROWS).map(async (strip) => ({
    before: await pictureOf(before, strip.before, were),
    after: await pictureOf(after, strip.after, regions),
  }))
  return { width, regions, strips: await Promise.all(strips) }
}

/** Joins hunks with few rows between them. */
function joinHunks(hunks: Hunk[], rows: number): Hunk[] {
  const joined: Hunk[] = []
  for (const hunk of hunks) {
    const last = joined.at(-1)
    if (!last || hunk.after[0] - last.after[1] >= rows) joined.push({ ...hunk })
    else
      Object.assign(last, { before: [last.before[0], hunk.before[1]], after: [last.after[0], hunk.after[1]] })
  }
  return joined
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
  const start = Math.min(...columns)
  return { left: start, width: Math.max(...columns) + 1 - start }
}

/** Returns rows of a photograph and those around them, with outlines of the changed regions, as a data address. */
async function pictureOf(
  png: Uint8Array | undefined,
  [start, end]: Hunk['before'],
  regions: Region[],
): Promise<string | undefined> {
  if (!png) return undefined
  const { width, height: rows } = await sharp(png).metadata()
  const top = Math.max(0, start - MARGIN_ROWS)
  const height = Math.min(rows - top, end + MARGIN_ROWS - top, MAX_ROWS)
  // The lines are visible in a small copy, too.
  const line = 2 + Math.round(width / 400)
  const gap = OUTLINE_GAP + line / 2
  const outlines = regions.map(
    (region) =>
      `<rect x="${region.left - gap}" y="${region.top - top - gap}" width="${region.width + 2 * gap}" height="${region.height + 2 * gap}"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none" stroke="deeppink" stroke-width="${line}">${outlines.join('')}</g></svg>`
  const webp = await sharp(png)
    .extract({ left: 0, top, width, height })
    .composite([{ input: Buffer.from(svg) }])
    .webp({ quality: QUALITY })
    .toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}
