import type { RuleExamples } from '../../support/rule-example.ts'

const file = 'content/api/bogen.json'
const page = 'page-configs/general/schreiben.ts'
const titled = (title: string) => (text: string) => text.replace('Was man uns fragt', title)

export const examples: RuleExamples = {
  'a word joiner in a title of the content, and a zero-width blank in one of a config': {
    files: {
      [file]: titled('Was man \u2060uns fragt'),
      [page]: ["title: 'Schreiben", "title: 'Schreiben\u200B"],
    },
    finds: [
      `${page}:6:10 nobody sees the sign U+200B in it`,
      `${file}:10:14 nobody sees the sign U+2060 in it`,
    ],
    fixed: 'as before',
  },
  'a zero-width blank in a description, and one in a text of a block': {
    files: {
      [file]: ['Ein Bogen aus', 'Ein \u200BBogen aus'],
      [page]: ['Was dürfen', 'Was \u2060dürfen'],
    },
    finds: [
      `${page}:16:16 nobody sees the sign U+2060 in it`,
      `${file}:5:20 nobody sees the sign U+200B in it`,
    ],
    fixed: 'as before',
  },
  'soft hyphens, joiners and marks that are parts of letters, emoji and directions': {
    files: { [file]: titled('Werk\u00ADhalle ಕ್\u200Dಷಣ 👩\u200D👧 ☀\uFE0F شنبه\u200Cها \u200FA') },
  },
}
