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
const everyPictureRule = `import { defineRule } from 'pagework/rules'

export default defineRule({
  summary: 'Pictures have records.',
  severity: 'error',
  reads: 'configs',
  docs: 'Write a record.',
  *check({ records }) {
    if (records.size === 0) yield { file: 'page-configs/site.ts', problem: 'no picture has a record' }
  },
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
    'a page that one which cannot be read may lead to': {
      files: { ...broken, 'page-configs/general/keller.ts': page('keller') },
      reported: 'page-configs/general/laden.ts unreadable-file',
    },
    'the words of a block that such a page may have': {
      files: {
        ...broken,
        'page-configs/words.ts': ['  contact:', "  sheet: { more: 'Ganzes Blatt' },\n  contact:"],
      },
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
    'pictures of a file of records with one mistake, in a rule of the site': {
      files: {
        'content/pictures/site.json':
          '{ "/media/abend.webp": { "shows": "Licht", "focus": [960, 50], "light": "day" } }',
        'page-configs/rules/alles.ts': everyPictureRule,
      },
      reported: 'content/pictures/site.json invalid-value',
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
    'what content makes of an address that no page lies below': {
      files: {
        'page-configs/werke/bogen.json': [
          '    { "type": "cta-banner"',
          '    { "type": "cards", "section": 2, "links": { "root": "/lampn", "keys": "hyphens" } },\n    { "type": "cta-banner"',
        ],
        'content/api/bogen.json': [
          '[',
          '[{ "section": "bogen_section2", "title": "Lampen", "images": [{ "title": "Bogen" }] },',
        ],
      },
      reported: 'page-configs/werke/bogen.json link-target',
    },
    'a link of a config and one of the content to an article whose page cannot be read': {
      files: {
        ...article,
        'page-configs/general/notizen/[id].ts': 'export default {',
        [start]: button('/notizen/holz'),
        [lampAnswer]: [
          '"images"',
          String.raw`"description_html": "<a href=\"/notizen/leim\">Leim</a>", "images"`,
        ],
      },
      reported: 'page-configs/general/notizen/[id].ts unreadable-file',
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
    'items of a block that is hidden': {
      files: {
        [lampPage]: withBlock({ type: 'mosaic', section: 2 }),
        [lampAnswer]: withSection({ section: 'bogen_section2', title: 'Holz', images: [{ title: 'Esche' }] }),
      },
      reported: `${lampAnswer} hidden-block`,
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
    'HTML in a plain text, of which the page keeps nothing': {
      files: { [lampAnswer]: ['Ein Bogen', 'Ein <iframe></iframe> Bogen'] },
      reported: `${lampAnswer} markup-in-text`,
    },
    'titles for tiles where no item is sent': {
      files: {
        [lampPage]: withBlock({ type: 'features-grid', section: 2, titles: ['A', 'B', 'C', 'D', 'E'] }),
        [lampAnswer]: withSection({ section: 'bogen_section2', title: 'Holz' }),
      },
      reported: `${lampAnswer} hidden-block`,
    },
    'a page that nothing leads to, at an address that is not its own to have': {
      files: { 'page-configs/general/media.ts': page('media', headOf('media')) },
      reported: 'page-configs/general/media.ts page-file-name',
    },
    'a page that nothing leads to, in a file whose name is no address': {
      files: { 'page-configs/general/Der Laden.ts': page('laden', headOf('laden')) },
      reported: 'page-configs/general/Der Laden.ts page-file-name',
    },
  }),
)('one cause is reported once: %s', async (_, { reported, ...example }) => {
  const { findings } = await exampleFindings(example)
  expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([reported])
})
