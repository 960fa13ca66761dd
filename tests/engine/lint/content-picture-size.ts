import type { RuleExamples } from '../../support/rule-example.ts'

const file = 'content/api/bogen.json'
const page = 'page-configs/werke/bogen.json'

const drawn = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h9v9z"/></svg>`

export const examples: RuleExamples = {
  'a picture of 48 pixels, and one like a strip': {
    files: {
      [file]: [
        '"images": [',
        '"images": [{ "image": "klein.gif", "title": "Klein" }, { "image": "lang.svg", "title": "Lang" }, ',
      ],
      [page]: ['"hero"', '"cards"'],
      'content/storage/klein.gif': 'GIF89a\x30\x00\x30\x00\x00\x00\x00',
      'content/storage/lang.svg': drawn(1200, 200),
    },
    finds: [
      `${file}:6:27 is less than 200 pixels wide`,
      `${file}:6:71 is more than 5 times as long as it is wide`,
    ],
  },
  'a picture of 12144 × 9072 pixels': {
    files: {
      [file]: ['abend.webp', 'gross.gif'],
      'content/storage/gross.gif': 'GIF89a\x70\x2f\x70\x23\x00\x00\x00',
    },
    finds: `${file}:6:27 has more than 50 million pixels: use a smaller copy`,
  },
  'a drawing, which has any size': {
    files: {
      [file]: ['abend.webp', 'abend.svg'],
      'content/storage/abend.svg': drawn(48, 30),
    },
  },
}
