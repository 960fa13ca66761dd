import { lampAnswer as file, lampPage as page, withBlock, withSection } from '../example-edits.ts'
import type { RuleExample } from '../rule.ts'

export const examples: RuleExample[] = [
  {
    name: 'a card without a title, and one that leads to a page by it',
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
          withSection({ section: 'bogen_section3', title: 'Wege', images: [{ image: '/abend.webp' }] })(text),
        ),
    },
    finds: [
      { at: `${file}:2:56`, says: `${page} shows it without a title` },
      { at: `${file}:3:56`, says: `${page} shows it without a title` },
    ],
  },
  {
    name: 'a card whose block has a title for it',
    files: {
      [page]: withBlock({ type: 'cards', section: 2, fallbackTitle: 'Lampe' }),
      [file]: withSection({ section: 'bogen_section2', title: 'Holz', images: [{ image: 'abend.webp' }] }),
    },
    finds: [],
  },
]
