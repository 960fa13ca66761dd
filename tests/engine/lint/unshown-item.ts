import { lampAnswer as file, lampPage as page, withBlock, withSection } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const morgen = 'content/storage/morgen.svg'
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path d="M0 0h9v9z"/></svg>'

const withPictures = (...images: string[]) =>
  withSection({
    section: 'bogen_section2',
    images: images.map((image) => ({ image, title: `Bild ${image}` })),
  })

export const examples: RuleExamples = {
  'more pictures than a mosaic has links': {
    files: {
      [page]: withBlock({ type: 'mosaic', section: 2, links: ['/'] }),
      [file]: withPictures('abend.webp', 'morgen.svg'),
      [morgen]: drawing,
    },
    finds: `${file}:2:90 no block shows this item`,
  },
  'as many pictures as places, and an item that says nothing': {
    files: {
      [page]: withBlock({ type: 'mosaic', section: 2, links: ['/', '/schreiben'] }),
      [file]: (text) => withPictures('abend.webp', 'morgen.svg')(text).replace('}]}', '},{}]}'),
      [morgen]: drawing,
    },
  },
}
