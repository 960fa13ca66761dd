import type { RuleExamples } from '../../support/rule-example.ts'

const page = 'page-configs/general/schreiben.ts'
const answer = 'content/api/bogen.json'
const work = 'page-configs/werke/bogen.json'
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
  'a picture of 48 pixels, and one like a strip': {
    files: {
      [answer]: [
        '"images": [',
        '"images": [{ "image": "klein.gif", "title": "Klein" }, { "image": "lang.svg", "title": "Lang" }, ',
      ],
      [work]: ['"hero"', '"cards"'],
      'content/storage/klein.gif': gif(48, 48),
      'content/storage/lang.svg': svg(1200, 200),
    },
    finds: [
      `${answer}:6:27 is less than 200 pixels wide`,
      `${answer}:6:71 is more than 5 times as long as it is wide`,
    ],
  },
  'a picture of 12144 × 9072 pixels': {
    files: {
      [answer]: ['abend.webp', 'gross.gif'],
      'content/storage/gross.gif': gif(12_144, 9072),
    },
    finds: `${answer}:6:27 has more than 50 million pixels: use a smaller copy`,
  },
  'a drawing, which has any size': {
    files: {
      [answer]: ['abend.webp', 'abend.svg'],
      'content/storage/abend.svg': svg(48, 30),
    },
  },
}
