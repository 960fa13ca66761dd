import { lampAnswer as file, lampPage as page, withBlock, withSection } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

export const examples: RuleExamples = {
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
