import type { RuleExample } from '../rule.ts'

const file = 'content/api/bogen.json'
const page = 'page-configs/werke/bogen.json'
const morgen = 'content/storage/morgen.svg'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path d="M0 0h9v9z"/></svg>'

/** One more block on the page, before its closing banner. */
const withBlock = (block: object) => (text: string) =>
  text.replace('    { "type": "cta-banner"', `    ${JSON.stringify(block)},\n    { "type": "cta-banner"`)

/** One more section in the answer, its first. */
const withSection = (section: object) => (text: string) =>
  text.replace('[', `[\n  ${JSON.stringify(section)},`)

const withPictures = (...images: string[]) =>
  withSection({
    section: 'bogen_section2',
    images: images.map((image) => ({ image, title: `Bild ${image}` })),
  })

export const examples: RuleExample[] = [
  {
    name: 'more pictures than a mosaic has links',
    files: {
      [page]: withBlock({ type: 'mosaic', section: 2, links: ['/'] }),
      [file]: withPictures('abend.webp', 'morgen.svg'),
      [morgen]: drawing,
    },
    finds: [{ at: `${file}:2:90`, says: 'no block shows it' }],
  },
  {
    name: 'as many pictures as places',
    files: {
      [page]: withBlock({ type: 'mosaic', section: 2, links: ['/', '/schreiben'] }),
      [file]: withPictures('abend.webp', 'morgen.svg'),
      [morgen]: drawing,
    },
    finds: [],
  },
]
