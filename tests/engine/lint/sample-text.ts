import { lampAnswer, lampPage, withBlock, withSection } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'
import { samplePrefix } from '../../../src/lint/sample-prefix.ts'

const page = 'page-configs/general/index.ts'
const says = (words: string) => (text: string) => text.replace('Welche Lampe soll es sein?', words)

export const examples: RuleExamples = {
  'a text that the scaffold wrote': {
    files: { [page]: says(`${samplePrefix}what the page offers next`) },
    finds: `${page}:21:16 one text of this file is a sample`,
  },
  'several texts of the scaffold in two files': {
    files: {
      [page]: (text) => text.replaceAll(/(heading|text): '/g, `$1: '${samplePrefix}`),
      'content/api/bogen.json': (text) =>
        text.replaceAll('"description": "', `"description": "${samplePrefix}`),
    },
    finds: [
      `${page}:9:44 4 texts of this file are samples`,
      'content/api/bogen.json:5:20 one text of this file is a sample',
    ],
  },
  'a sample that two pages import': {
    files: {
      'page-configs/texts.ts': `export const words = '${samplePrefix}words for the visitor'\n`,
      [page]: (text) =>
        `import { words } from '../texts.ts'\n${text.replace("'Welche Lampe soll es sein?'", 'words')}`,
      'page-configs/general/schreiben.ts': (text) =>
        `import { words } from '../texts.ts'\n${text.replace(/heading: '[^']*'/, 'heading: words')}`,
    },
    finds: 'page-configs/texts.ts:1:22 one text of this file is a sample',
  },
  'a card whose title still has to be written, so that its link leads nowhere': {
    files: {
      [lampPage]: withBlock({
        type: 'cards',
        section: 2,
        fallbackHeading: 'Lampen',
        links: { root: '/lampen', keys: 'hyphens' },
      }),
      [lampAnswer]: withSection({ section: 'bogen_section2', images: [{ title: `${samplePrefix}title 1` }] }),
    },
    finds: `${lampAnswer}:2:50 one text of this file is a sample`,
  },
  'what an author left for later, in the content': {
    files: { 'content/api/bogen.json': ['Achtzehn Kilogramm', 'TODO Kilogramm'] },
    finds: 'content/api/bogen.json:12:54 received  "TODO"',
  },
  'a gap of a template': {
    files: { [page]: says('Lampen von [Company Name]') },
    finds: `${page}:21:16 received  "[Company Name]"`,
  },
  'a title that nobody wrote': {
    files: { [page]: says('Your title here') },
    finds: `${page}:21:16 received  "Your title here"`,
  },
  'words that are like them': {
    files: { [page]: says('Your sector has a lamp that fits: Todo bien, samples included') },
  },
}
