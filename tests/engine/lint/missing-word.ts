import type { RuleExample } from '../../support/rule-example.ts'

const words = 'page-configs/words.ts'

export const examples: RuleExample[] = [
  {
    name: 'a word of a block that writes no option',
    files: { [words]: (text) => text.replace("{ optionPlaceholder: 'Bitte wählen' }", '{}') },
    finds: [
      {
        at: `${words}:34:12`,
        says: 'is missing: page-configs/general/schreiben.ts needs "contact.optionPlaceholder". Write it, or run npm run new -- words --language de',
      },
    ],
  },
  {
    name: 'a group that is missing',
    files: {
      'page-configs/werke/bogen.json': (text) =>
        text.replace('"fallbackHeading": "Häufige Fragen"', '"text": "Drei Antworten."'),
    },
    finds: [{ at: `${words}:3:28`, says: 'needs "faq.fallbackHeading"' }],
  },
  {
    name: 'a word in place of the option',
    files: {
      'page-configs/werke/bogen.json': (text) => text.replace(', "fallbackHeading": "Häufige Fragen"', ''),
      [words]: (text) => text.replace('  contact:', "  faq: { fallbackHeading: 'Fragen' },\n  contact:"),
    },
    finds: [],
  },
]
