import type { RuleExample } from '../../support/rule-example.ts'

const words = 'page-configs/words.ts'
const sheet = "  sheet: { more: 'Ganzes Blatt' },\n"

export const examples: RuleExample[] = [
  {
    name: 'words of a block that no page has',
    files: { [words]: (text) => text.replace('  contact:', `${sheet}  contact:`) },
    finds: [{ at: `${words}:18:3`, says: 'no page has a block "sheet"' }],
    fixed: { [words]: (text) => text.replace(sheet, '') },
  },
  {
    name: 'words of a block on a page',
    files: {
      [words]: (text) => text.replace('  contact:', "  faq: { fallbackHeading: 'Fragen' },\n  contact:"),
    },
    finds: [],
  },
]
