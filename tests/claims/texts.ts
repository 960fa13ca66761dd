import { claim } from './claim.ts'

export const texts = [
  claim('Each industry and product page says what the documents say', 'letter by letter', {
    'pages/every-page.test.tsx': [
      'loads, with one plain GET, into everything it should say, sound from head to footer',
    ],
    'unit/product-configs.test.ts': ['has the fallback texts and headings of the specification'],
  }),
  claim('What fails is said in the documents’ words', 'the catalogue of errors', {
    'pages/failures.test.tsx': ['the catalogue’s three rows, letter by letter'],
  }),
  claim('The form’s answers are the documents’', 'success, failure', {
    'blocks/contact-answer.test.tsx': [
      'success: the exact text with a tick, and every field cleared',
      'failure: the exact text with a cross, and every field kept',
    ],
  }),
  claim('The numbers of all texts agree', 'every number of every text', {
    'unit/texts-agree.test.ts': ['every number of every text agrees with content/facts.json'],
  }),
]
