import { expect, test } from 'vitest'
import {
  article,
  lampAnswer,
  lampPage,
  smallWork,
  withBlock,
  withFaqSet,
  withSection,
} from '../../support/example-edits.ts'
import type { RuleExample } from '../../support/rule-example.ts'
import { englishFiles } from '../../support/example-translations.ts'
import { exampleFindings } from '../../support/example-findings.ts'
import { tenQuestions } from '../../support/ten-questions.ts'

const page = (name: string, more = '') => `import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  name: '${name}',
  title: 'Der ${name}',${more}
  blocks: [{ type: 'hero', heading: 'Licht', text: '${'Licht '.repeat(24).trim()}' }],
})
`
const set = JSON.stringify(tenQuestions)
const start = 'page-configs/general/index.ts'
const broken = { 'page-configs/general/laden.ts': 'export default {' }
const headOf = (name: string) =>
  `\n  head: { title: '${name} | Lichtwerk', description: 'Die Seite ${name}, einzeln gebaut.' },`
const button = (to: string) => (text: string) =>
  text.replace(`label: 'Erzählen Sie'`, `label: 'Erzählen Sie', to: '${to}'`)

test.each(
  Object.entries<{ files: RuleExample['files']; reported: string }>({
    'a link to a page that cannot be read': {
      files: { ...broken, [start]: button('/laden#preise') },
      reported: 'page-configs/general/laden.ts unreadable-file',
    },
    'a link to an article whose file has another name': {
      files: {
        ...article,
        'content/api/notizen.json': undefined,
        'content/api/notizen/esche.json': JSON.stringify({
          id: 'eshce',
          title: 'Esche',
          desc: 'Esche',
          content: 'Licht '.repeat(30),
        }),
        [start]: button('/notizen/esche'),
      },
      reported: 'content/api/notizen/esche.json article-id',
    },
    'the translations of a page that cannot be read': {
      files: { ...englishFiles(), [start]: 'export default {' },
      reported: `${start} unreadable-file`,
    },
    'the head, the questions and the links of a page in a misspelt folder': {
      files: {
        'page-configs/werk/ring.ts': page('ring', `\n  structuredData: { faqSet: 'ring' },`),
        'page-configs/structured-data/ring.json': set,
        'page-configs/metadata.json': [
          /\n\}\s*$/,
          ',\n  "ring": { "title": "Der Ring", "description": "Ein Ring aus Esche über dem Tisch." }\n}\n',
        ],
        'page-configs/redirects.ts': `export default [{ from: '/ring', to: '/lampen/ring' }]\n`,
        [start]: button('/lampen/ring'),
      },
      reported: 'page-configs/werk/ring.ts unknown-file',
    },
    'a section that one of two pages shows, which is wrong itself': {
      files: {
        [lampAnswer]: withSection({ section: 'bogen_section2', title: 'Holz' }),
        'page-configs/werke/stab.json': JSON.stringify({
          ...JSON.parse(smallWork('Stab', { type: 'intro', section: 2 })),
          content: { endpoint: 'bogen', prefix: 'bogen' },
          title: 5,
        }),
      },
      reported: 'page-configs/werke/stab.json invalid-value',
    },
    'a block whose items cannot be read': {
      files: {
        [lampPage]: withBlock({ type: 'showcase', section: 2 }),
        [lampAnswer]: withSection({ section: 'bogen_section2', title: 'Holz', images: [null] }),
      },
      reported: `${lampAnswer} odd-content`,
    },
    'the head and the questions of a page whose file was copied under a name in other letters': {
      files: {
        'page-configs/structured-data/fragen.json': set,
        'page-configs/general/schreiben.ts': withFaqSet('fragen'),
        'page-configs/general/Schreiben.ts': page(
          'zweite',
          `\n  head: {\n    title: 'Schreiben Sie uns | Lichtwerk',\n    description: 'Raum, Maß und Wunsch: so beginnt eine Lampe.',\n  },\n  structuredData: { faqSet: 'fragen' },`,
        ),
      },
      reported: 'page-configs/general/schreiben.ts address-clash',
    },
    'a page that nothing leads to, at an address that is not its own to have': {
      files: { 'page-configs/general/media.ts': page('media', headOf('media')) },
      reported: 'page-configs/general/media.ts page-file-name',
    },
  }),
)('one cause is reported once: %s', async (_, { reported, ...example }) => {
  const { findings } = await exampleFindings(example)
  expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([reported])
})
