import type { RuleExamples } from '../../support/rule-example.ts'

const page = 'page-configs/general/schreiben.ts'
const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" />`
/** Returns the header of a GIF of this size. */
const gif = (width: number, height: number) =>
  `GIF89a${[width, height].map((side) => String.fromCodePoint(side % 256, Math.floor(side / 256))).join('')}\0\0\0`
const shown = (name: string) => (text: string) =>
  text.replace(`height: 'banner'`, `picture: { src: '/media/${name}' }, height: 'banner'`)

export const examples: RuleExamples = {
  'six times as wide as high': {
    files: { 'public/media/band.svg': svg(600, 100), [page]: shown('band.svg') },
    finds: `${page}:12:81 received  600 × 100 pixels`,
  },
  'a picture that no screen shows sharp': {
    files: { 'public/media/klein.gif': gif(48, 100), [page]: shown('klein.gif') },
    finds: `${page}:12:81 is less than 200 pixels wide`,
  },
  'a logo that is too narrow, and a preview that is too low': {
    files: {
      'public/schmal.png': gif(100, 200),
      'public/media/flach.gif': gif(1300, 300),
      'page-configs/site.ts': [
        [`'/logo.svg'`, `'/schmal.png'`],
        [`src: '/media/abend.webp'`, `src: '/media/flach.gif'`],
      ],
    },
    finds: [
      'page-configs/site.ts:9:9 expected  at least 112 × 112 pixels',
      'page-configs/site.ts:46:19 expected  at least 1200 × 630 pixels',
    ],
  },
  'no picture at all': {
    files: { 'public/media/text.webp': 'words', [page]: shown('text.webp') },
    finds: `${page}:12:81 is no picture`,
  },
  'a picture of a usual size': {
    files: { 'public/media/gut.gif': gif(120, 120), [page]: shown('abend.webp') },
  },
}
