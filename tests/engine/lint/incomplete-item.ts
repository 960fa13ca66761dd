import { lampAnswer as file, lampPage as page, withBlock, withSection } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const cards = withBlock({ type: 'cards', section: 2 })
const pictured = ['A', 'B', 'C'].map((title) => ({ image: 'abend.webp', title }))
const items = (...images: object[]) =>
  withSection({
    section: 'bogen_section2',
    title: 'Holz',
    images: [...pictured, ...images],
  })

export const examples: RuleExamples = {
  'a card that lost its picture, one that lost its title too, and one without anything': {
    files: { [page]: cards, [file]: items({ title: 'D' }, { description: 'E' }, {}) },
    finds: [
      `${file}:2:161 ${page} shows it without a picture\nreceived  { title }`,
      `${file}:2:175 ${page} shows it without a picture and without a title`,
      `${file}:2:195 received  {`,
    ],
  },
  'an intro that shows another item, and cards that all have no picture': {
    files: {
      [page]: (text) =>
        withBlock({ type: 'cards', section: 3, variant: 'reasons' })(
          withBlock({ type: 'intro', section: 2 })(text),
        ),
      [file]: (text) =>
        withSection({ section: 'bogen_section3', title: 'Warum', images: [{ title: 'D' }, { title: 'E' }] })(
          withSection({
            section: 'bogen_section2',
            title: 'Holz',
            images: [{ image: 'abend.webp', title: 'A' }],
          })(text),
        ),
    },
  },
  'a card without a title, and one that leads to a page by it': {
    files: {
      [page]: (text) =>
        withBlock({
          type: 'cards',
          id: 'wege',
          section: 3,
          fallbackTitle: 'Lampe',
          links: { root: '/', keys: 'hyphens' },
        })(withBlock({ type: 'cards', section: 2 })(text)),
      [file]: (text) =>
        withSection({ section: 'bogen_section2', title: 'Holz', images: [{ image: 'abend.webp' }] })(
          withSection({ section: 'bogen_section3', title: 'Wege', images: [{ image: 'morgen.svg' }] })(text),
        ),
      'content/storage/morgen.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path d="M0 0h9v9z"/></svg>',
    },
    finds: [`${file}:2:56 ${page} shows it without a title`, `${file}:3:56 ${page} shows it without a title`],
  },
  'a card whose block has a title for it': {
    files: {
      [page]: withBlock({ type: 'cards', section: 2, fallbackTitle: 'Lampe' }),
      [file]: withSection({ section: 'bogen_section2', title: 'Holz', images: [{ image: 'abend.webp' }] }),
    },
  },
}
