import { article } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const file = 'content/api/notizen/holz.json'
const holz = (fields: object) => ({
  ...article,
  [file]: JSON.stringify({ id: 'holz', title: 'Welches Holz wir nehmen', ...fields }),
})
const summary = `Esche. ${'Sie biegt sich. '.repeat(9)}`.trim()

export const examples: RuleExamples = {
  'an article whose text is blank, with a summary': {
    files: holz({ desc: summary, content: ' \n' }),
    finds: `${file}:1:${JSON.stringify({ id: 'holz', title: 'Welches Holz wir nehmen', desc: summary }).length + 11} the article has no text, and its page shows only the summary\nexpected  its paragraphs as "content"\nreceived  " \\n"`,
  },
  'an article without a text and a summary, whose page is empty': {
    files: holz({}),
    finds: `${file}:1:1 the article has no text, and no summary`,
  },
  'an article with a text, and a list whose articles have none': {
    files: {
      ...holz({ content: summary }),
      'content/api/notizen.json': ['"Esche biegt sich."', '""'],
    },
  },
}
