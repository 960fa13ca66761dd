import { withFaqSet } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'
import { tenQuestions } from '../../support/ten-questions.ts'

const page = 'page-configs/werke/bogen.json'
const set = (first: string) =>
  JSON.stringify(tenQuestions.with(1, { question: first, answer: 'Ja.' }), null, 1)

export const examples: RuleExamples = {
  'a question that is asked twice': {
    files: {
      'page-configs/structured-data/fragen.json': set('Question – 1 ?'),
      'page-configs/general/schreiben.ts': withFaqSet('fragen'),
    },
    finds: 'page-configs/structured-data/fragen.json:7:15 [0] asks the same',
  },
  'each sign of HTML, and a question in other letters': {
    files: {
      [page]: [
        '"questions": [',
        `"questions": [
      { "question": "Schwer?", "answer": "Nein</b>" },
      { "question": "SCHWER", "answer": "Nein&nbsp;nein" },
      { "question": "Leicht?", "answer": "Ja&#160;ja" },
      { "question": "Hell?", "answer": "Ja<br>" },`,
      ],
    },
    finds: [
      `${page}:8:42 received  </b>`,
      `${page}:9:21 [0] asks the same\nreceived  "SCHWER"`,
      `${page}:9:41 received  &nbsp;`,
      `${page}:10:42 received  &#160;`,
      `${page}:11:40 received  <br>`,
    ],
  },
  'a question twice in a section': {
    files: { 'content/api/bogen.json': ['Welche Birne braucht sie', 'Wie schwer ist SIE'] },
    finds: 'content/api/bogen.json:13:21 [0] asks the same\nreceived  "Wie schwer ist SIE?"',
  },
  'questions that differ, and signs that are none of HTML': {
    files: {
      'page-configs/structured-data/fragen.json': set('Ques tion 1?'),
      'page-configs/general/schreiben.ts': withFaqSet('fragen'),
      [page]: ['Ja, ihr', 'Ja, < 3 m & mehr: ihr'],
    },
  },
}
