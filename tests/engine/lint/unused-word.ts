import { smallPage } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const words = 'page-configs/words.ts'
const sheet = "  sheet: { more: 'Ganzes Blatt' },\n"

export const examples: RuleExamples = {
  'words of a block that no page has': {
    files: { [words]: ['  contact:', `${sheet}  contact:`] },
    finds: `${words}:18:3 no page has a block "sheet"`,
    fixed: 'as before',
  },
  'words of a block that no page has, beside a draft': {
    files: {
      [words]: ['  contact:', `${sheet}  contact:`],
      'page-configs/general/neues.ts': smallPage('Neues').replace('noindex: true', 'draft: true'),
    },
    finds: `${words}:18:3 no page has a block "sheet"`,
    fixed: 'as before',
  },
  'words of a block on a page': {
    files: { [words]: ['  contact:', "  faq: { fallbackHeading: 'Fragen' },\n  contact:"] },
  },
}
