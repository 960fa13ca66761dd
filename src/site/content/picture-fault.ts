import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { SaxesParser } from 'saxes'
import { getMimeType } from 'hono/utils/mime'
import { pictureFileSize, type PictureSize } from './picture-size.ts'
import { svgText } from './svg-size.ts'

/** Types that all browsers show. */
const shown = new Set(['avif', 'bmp', 'gif', 'ico', 'jpg', 'png', 'svg', 'webp'])
const names: Record<string, string> = {
  heic: 'HEIC',
  jxl: 'JPEG XL',
  'jxl-stream': 'JPEG XL',
  jp2: 'JPEG 2000',
}

/** Returns why browsers do not show a picture that is sent as this media type; undefined if they do. */
export function typeFault({ type }: PictureSize, sentAs: string): string | undefined {
  if (!shown.has(type)) {
    const name = names[type] ?? type.toUpperCase()
    return `is ${name}, which browsers do not show: save it as WebP, AVIF, JPEG or PNG`
  }
  // Browsers recognise every other picture by its bytes.
  if ((type === 'svg') === sentAs.includes('svg')) return undefined
  const needed =
    type === 'svg' ? 'the extension .svg and the type image/svg+xml' : 'the extension of its format'
  return `is ${type.toUpperCase()}, but sent as ${sentAs.split(';')[0]}: it needs ${needed}`
}

/** Returns why browsers do not show a picture file; undefined if they do. Throws if the file is missing. */
export function pictureFileFault(path: string): string | undefined {
  const size = pictureFileSize(path)
  const file = openSync(path, 'r')
  try {
    const { size: length } = fstatSync(file)
    if (length === 0) return 'is an empty file'
    if (!size) return 'is not a picture'
    const fault = typeFault(size, getMimeType(path) ?? 'application/octet-stream')
    if (fault !== undefined) return fault
    if (size.type === 'svg') return svgFault(svgText(readFileSync(path)))
    return isCut(path, file, length, size.type) ? 'is cut: the end of the file is missing' : undefined
  } finally {
    closeSync(file)
  }
}

function isCut(path: string, file: number, length: number, type: string): boolean {
  const read = (start: number, bytes: number) => {
    const part = Buffer.alloc(bytes)
    readSync(file, part, 0, bytes, start)
    return part
  }
  if (type === 'webp') return length < read(4, 4).readUInt32LE() + 8
  if (type === 'avif') return lastBoxEnd(read, length) > length
  const end = { png: 'IEND', jpg: Buffer.from([0xff, 0xd9]) }[type]
  // Some cameras append other data, so the end is not always the last of the file.
  if (end === undefined || read(Math.max(length - 64, 0), 64).includes(end)) return false
  const bytes = readFileSync(path)
  return bytes.indexOf(end, type === 'jpg' ? jpegScan(bytes) : 0) < 0
}

/** Returns why browsers do not show an SVG, which has to be well-formed XML; undefined if they do. `isWhole`: the text has its end. */
export function svgFault(text: string, isWhole = true): string | undefined {
  // The parser does not read the entities that a document type defines, such as those of old Illustrator files.
  if (text.includes('<!ENTITY')) return undefined
  let fault: string | undefined
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', ({ message }) => {
    // The parser takes what follows a single & for a name, up to the end of the file.
    const reason = /&(?!#?\w+;)/.test(text) ? 'a & has to be written as &amp;' : message
    fault ??= `is not an SVG that browsers show (${reason})`
  })
  let isRoot = true
  parser.on('opentag', ({ uri }) => {
    if (isRoot && uri !== namespace)
      fault ??= `is not an SVG that browsers show: its first tag needs xmlns="${namespace}"`
    isRoot = false
  })
  parser.write(text.replace(/^\uFEFF/, ''))
  if (isWhole) parser.close()
  return fault
}

const namespace = 'http://www.w3.org/2000/svg'

/** Boxes of an AVIF that lie beside each other. Other bytes were appended to it. */
const boxes = /^(?:ftyp|meta|mdat|moov|moof|mfra|free|skip|uuid|idat)$/

/** Returns where the last box of an AVIF ends. */
function lastBoxEnd(read: (start: number, bytes: number) => Buffer, length: number): number {
  let end = 0
  while (end < length) {
    const start = read(end, 8)
    const bytes = start.readUInt32BE()
    // 0 means the rest of the file, 1 a larger number elsewhere.
    if (bytes < 8 || !boxes.test(start.toString('latin1', 4))) return length
    end += bytes
  }
  return end
}

/** Returns where the first scan of a JPEG begins, behind its notes and their preview. */
function jpegScan(bytes: Buffer): number {
  let at = 2
  while (at + 4 < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda)
    at += 2 + bytes.readUInt16BE(at + 2)
  return at
}
