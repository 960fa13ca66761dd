import { expect, test } from 'vitest'
import {
  article,
  lampAnswer,
  lampPage,
  smallWork,
  withBlock,
  withSection,
} from '../../support/example-edits.ts'
import { exampleFindings, withoutWords } from '../../support/example-findings.ts'
import type { RuleExample } from '../../support/rule-example.ts'
import { tenQuestions } from '../../support/ten-questions.ts'

const set = JSON.stringify(tenQuestions)
const kindDefaults = (entries: string) => (text: string) =>
  text.replace(`pages: { folder: 'werke'`, `defaults: [${entries}], pages: { folder: 'werke'`)

test.each(
  Object.entries<{ files: RuleExample['files']; reported: string }>({
    'the default id of a block whose variant is misspelt': {
      files: {
        'page-configs/kinds.ts': kindDefaults(
          `{ block: { type: 'cards', section: 2 }, options: { id: 'karten' } }`,
        ),
        [lampPage]: (text) =>
          withBlock({ type: 'cards', section: 2 })(
            withBlock({ type: 'cards', section: 2, variant: 'tal' })(text),
          ),
        [lampAnswer]: withSection({ section: 'bogen_section2', title: 'Holz', images: [{ title: 'Esche' }] }),
      },
      reported: `${lampPage} invalid-value`,
    },
    'ids and options that a misspelt kind would give': {
      files: {
        'page-configs/kinds.ts': kindDefaults(
          `{ block: { type: 'cards', section: 2 }, options: { id: 'eins' } }, { block: { type: 'breadcrumb' }, options: { home: { label: 'Werk', to: '/' } } }`,
        ),
        [lampPage]: (text) =>
          withBlock({ type: 'cards', section: 2 })(
            withBlock({ type: 'cards', section: 3 })(text.replace('"name"', '"kind": "wrek", "name"')),
          ).replace(/"home": \{.*?\},/, ''),
      },
      reported: `${lampPage} invalid-value`,
    },
    'blocks that show sections of a page without content': {
      files: { [lampPage]: [/ *"content": .*\n/, ''] },
      reported: `${lampPage} invalid-value`,
    },
    'blocks that a page lacks': {
      files: { [lampPage]: [/"blocks": \[.*\n {2}\],/s, ''] },
      reported: `${lampPage} invalid-value`,
    },
    'pages with a default option that is misspelt': {
      files: {
        'page-configs/kinds.ts': kindDefaults(
          `{ block: { type: 'cta-banner' }, options: { hedaing: 'Ende' } }`,
        ),
        'page-configs/werke/stab.json': smallWork('Stab', { type: 'cta-banner', heading: 'Ende' }),
      },
      reported: 'page-configs/kinds.ts unknown-key',
    },
    'pages whose folder is misspelt by their kind': {
      files: { 'page-configs/kinds.ts': [`folder: 'werke'`, `folder: 'werk'`] },
      reported: 'page-configs/kinds.ts unknown-file',
    },
    'links and content of a page in a file with an ending that is not read': {
      files: {
        'page-configs/general/laden.tsx': 'export default {}',
        'page-configs/general/index.ts': [`label: 'Erzählen Sie'`, `label: 'Erzählen Sie', to: '/laden'`],
      },
      reported: 'page-configs/general/laden.tsx unknown-file',
    },
    'the check that needs a key which is misspelt': {
      files: {
        [lampPage]: withBlock({
          type: 'link-cards',
          heading: 'Mehr',
          lnks: [{ label: 'Start', text: 'Seite', to: '/' }],
        }),
      },
      reported: `${lampPage} unknown-key`,
    },
    'links to articles whose list is broken': {
      files: {
        ...article,
        'page-configs/general/index.ts': [`heading: 'Licht,`, `haeding: 'Licht,`],
        [lampPage]: ['"Anfragen"', '"Anfragen", "to": "/notizen/holz"'],
      },
      reported: 'page-configs/general/index.ts unknown-key',
    },
    'a second section that the page does not show': {
      files: {
        [lampPage]: ['"prefix": "bogen"', '"prefix": "bogen", "unshown": [2]'],
        [lampAnswer]: (text) =>
          withSection({ section: 'bogen_section2', title: 'Holz' })(
            text.replace('bogen_section1', 'bogen_setcion1'),
          ),
      },
      reported: `${lampAnswer} missing-section`,
    },
    'the block whose section lacks its key': {
      files: {
        [lampPage]: withBlock({ type: 'cards', section: 2 }),
        [lampAnswer]: withSection({ title: 'Holz', images: [{ image: 'abend.webp', title: 'Esche' }] }),
      },
      reported: `${lampAnswer} odd-content`,
    },
    'a title that is a list': {
      files: {
        [lampPage]: withBlock({ type: 'features-grid', section: 2, titles: ['A', 'B', 'C', 'D', 'E'] }),
        [lampAnswer]: withSection({
          section: 'bogen_section2',
          title: 'Holz',
          images: ['A', 'B', 'C', 'D', ['E']].map((title) => ({ image: 'abend.webp', title })),
        }),
      },
      reported: `${lampAnswer} odd-content`,
    },
    'the head of an article whose file was copied': {
      files: { ...article, 'content/api/notizen/kopie.json': article['content/api/notizen/holz.json'] },
      reported: 'content/api/notizen/kopie.json article-id',
    },
    'links, content and questions of a page in a folder with another name': {
      files: {
        'page-configs/leuchten/ring.json': smallWork('Ring'),
        'page-configs/structured-data/ring.json': set,
        'content/api/ring.json': '[]',
        [lampPage]: ['"Anfragen"', '"Anfragen", "to": "/leuchten/ring"'],
      },
      reported: 'page-configs/leuchten/ring.json unknown-file',
    },
    'the questions of a page whose name is misspelt': {
      files: {
        'page-configs/structured-data/werkstatt.json': set,
        'page-configs/kinds.ts': (text) => text.replaceAll(`metadata: 'werkstatt'`, `metadata: 'lampen'`),
        'page-configs/metadata.json': [
          /\n\}\s*$/,
          ',\n  "lampen": { "title": "Lampen | Lichtwerk", "description": "Wir bauen Lampen einzeln, nach Maß und mit Zeit, aus Esche." }\n}\n',
        ],
        'page-configs/general/index.ts': [`name: 'werkstatt'`, `name: 'werkstat'`],
      },
      reported: 'page-configs/general/index.ts metadata-entry',
    },
    'the name of a page whose entry is misspelt, when its kind names the entry too': {
      files: { 'page-configs/metadata.json': ['"werkstatt"', '"wrekstatt"'] },
      reported: 'page-configs/metadata.json metadata-entry',
    },
  }),
)('one mistake is reported once, without %s', async (_, { reported, ...example }) => {
  const findings = withoutWords((await exampleFindings(example, { isData: true })).findings)
  expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([reported])
})
