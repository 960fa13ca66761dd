import { lampAnswer as file, lampPage as page, withBlock, withSection } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

export const examples: RuleExamples = {
  'cards without one, and a features grid': {
    files: {
      [page]: (text) =>
        withBlock({ type: 'features-grid', section: 3 })(withBlock({ type: 'cards', section: 2 })(text)),
      [file]: (text) =>
        withSection({ section: 'bogen_section2', title: 'Holz', images: [] })(
          withSection({ section: 'bogen_section3', title: 'Warum' })(text),
        ),
    },
    finds: [
      `${file}:2:3 block 3, cards, of ${page} shows only its heading and text`,
      `${file}:3:3 has no items: block 4, features-grid`,
    ],
  },
  'a banner, which needs none': {
    files: {
      [page]: withBlock({
        type: 'cta-banner',
        id: 'mitte',
        section: 2,
        heading: 'Holz',
        button: { label: 'Fragen' },
      }),
      [file]: withSection({ section: 'bogen_section2', title: 'Holz', description: 'Esche.' }),
    },
  },
}
