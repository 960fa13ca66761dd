import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureFileFault, typeFault } from '../../../src/site/content/picture-fault.ts'

const folder = mkdtempSync(join(tmpdir(), 'fault-'))

function faultOf(name: string, bytes: Uint8Array | string) {
  writeFileSync(join(folder, name), bytes)
  return pictureFileFault(join(folder, name))
}

const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
const picture = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#421', noise } })
const isCut = 'is cut: the end of the file is missing'

test.each([
  ['webp', 'a.webp'],
  ['png', 'a.png'],
  ['jpeg', 'a.jpg'],
  ['avif', 'a.avif'],
] as const)('a cut %s is reported, a whole one is not', async (format, name) => {
  const bytes = await picture().toFormat(format).toBuffer()
  expect(faultOf(name, bytes)).toBeUndefined()
  expect(faultOf(`cut-${name}`, bytes.subarray(0, bytes.length - 200))).toBe(isCut)
})

test('a JPEG may have data behind its end, and a preview before its scan', async () => {
  const bytes = await picture().jpeg().toBuffer()
  expect(faultOf('trailer.jpg', Buffer.concat([bytes, Buffer.alloc(500, 1)]))).toBeUndefined()
  const note = Buffer.from([0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9])
  const cut = Buffer.concat([bytes.subarray(0, 2), note, bytes.subarray(2, -200)])
  expect(faultOf('preview.jpg', cut)).toBe(isCut)
})

test('a JPEG may have the large colour profile of a printing press', async () => {
  const bytes = await picture().withIccProfile('cmyk').jpeg().toBuffer()
  expect(bytes.length).toBeGreaterThan(300_000)
  expect(faultOf('press.jpg', bytes)).toBeUndefined()
})

test('an AVIF may have data behind its end, and may be animated', async () => {
  const bytes = await picture().avif().toBuffer()
  expect(faultOf('trailer.avif', Buffer.concat([bytes, Buffer.from('data of a camera')]))).toBeUndefined()
  bytes.write('avis', 8)
  expect(faultOf('animated.avif', bytes)).toBeUndefined()
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">'
test.each<[string, string | Uint8Array, string | undefined]>([
  ['whole.svg', `${svg}<g/></svg>`, undefined],
  ['short.svg', svg.replace('>', '/>'), undefined],
  ['entity.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg}&a;</svg>`, undefined],
  ['cut.svg', `${svg}<g>`, 'is not an SVG that browsers show (1:61: unclosed tag: g)'],
  [
    'sign.svg',
    `${svg}<title>A & B</title></svg>`,
    'is not an SVG that browsers show (a & has to be written as &amp;)',
  ],
  [
    'prefix.svg',
    `${svg}<use xlink:href="#a"/></svg>`,
    'is not an SVG that browsers show (1:80: unbound namespace prefix: "xlink".)',
  ],
  [
    'inline.svg',
    '<svg viewBox="0 0 4 3"/>',
    'is not an SVG that browsers show: its first tag needs xmlns="http://www.w3.org/2000/svg"',
  ],
  [
    'svg.png',
    `${svg}</svg>`,
    'is SVG, but sent as image/png: it needs the extension .svg and the type image/svg+xml',
  ],
  ['empty.webp', '', 'is an empty file'],
  ['text.webp', 'Abend', 'is not a picture'],
])('%s', (name, bytes, fault) => {
  expect(faultOf(name, bytes)).toBe(fault)
})

test('a PNG with the extension of a JPEG is shown, with that of an SVG it is not', async () => {
  const bytes = await picture().png().toBuffer()
  expect(faultOf('png.jpg', bytes)).toBeUndefined()
  expect(faultOf('png.svg', bytes)).toBe(
    'is PNG, but sent as image/svg+xml: it needs the extension of its format',
  )
})

/** Returns the beginning of a HEIF file with these brands. */
function heif(...brands: string[]) {
  const box = (name: string, content: Buffer) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length + 8)
    return Buffer.concat([length, Buffer.from(name), content])
  }
  const sizes = Buffer.from([0, 0, 0, 0, 0, 0, 1, 44, 0, 0, 0, 200])
  const [main = ''] = brands
  const properties = box('iprp', box('ipco', box('ispe', sizes)))
  return Buffer.concat([
    box('ftyp', Buffer.from(`${main}\0\0\0\0${brands.join('')}`)),
    box('meta', Buffer.concat([Buffer.alloc(4), properties])),
  ])
}

test('a picture that browsers do not show is named, whatever its extension', async () => {
  const advice = 'which browsers do not show: save it as WebP, AVIF, JPEG or PNG'
  expect(faultOf('photo.heic', heif('heic', 'mif1'))).toBe(`is HEIC, ${advice}`)
  expect(faultOf('photo.jpg', heif('mif1', 'heic'))).toBe(`is HEIC, ${advice}`)
  expect(faultOf('photo.avif', heif('mif1', 'avif'))).toBeUndefined()
  expect(faultOf('scan.tiff', await picture().tiff().toBuffer())).toBe(`is TIFF, ${advice}`)
  expect(typeFault({ width: 1, height: 1, type: 'jxl' }, 'image/jxl')).toBe(`is JPEG XL, ${advice}`)
})
