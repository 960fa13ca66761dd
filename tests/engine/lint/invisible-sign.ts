import type { RuleExample } from '../../support/rule-example.ts'

const file = 'content/api/bogen.json'
const page = 'page-configs/general/schreiben.ts'
const titled = (title: string) => (text: string) => text.replace('Was man uns fragt', title)

export const examples: RuleExample[] = [
  {
    name: 'a soft hyphen in a title of the content, and a zero-width blank in one of a config',
    files: {
      [file]: titled('Was man \u00ADuns fragt'),
      [page]: (text) => text.replace("title: 'Schreiben", "title: 'Schreiben\u200B"),
    },
    finds: [
      { at: `${page}:6:10`, says: 'nobody sees the sign U+200B in it' },
      { at: `${file}:10:14`, says: 'nobody sees the sign U+00AD in it' },
    ],
    fixed: {
      [file]: (text) => text.replace('\u00AD', ''),
      [page]: (text) => text.replace('\u200B', ''),
    },
  },
  {
    name: 'joiners and marks that are parts of letters, emoji and directions',
    files: { [file]: titled('ಕ್\u200Dಷಣ 👩\u200D👧 ☀\uFE0F شنبه\u200Cها \u200FA') },
    finds: [],
  },
]
