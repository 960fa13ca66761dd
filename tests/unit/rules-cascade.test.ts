import { expect, test } from 'vitest'
import type { RuleExample } from '../../src/rules/rule.ts'
import { exampleFindings } from '../support/example-findings.ts'

const page = (name: string, more = '') => `import { definePage } from '../../schemas/define.ts'

export default definePage({
  type: 'seite',
  name: '${name}',
  title: 'Der ${name}',${more}
  blocks: [{ type: 'hero', heading: 'Licht' }],
})
`
const set = JSON.stringify(
  Array.from({ length: 10 }, (_, index) => ({ question: `Frage ${index}?`, answer: `Antwort ${index}.` })),
)
const start = 'page-configs/general/index.ts'
const broken = { 'page-configs/general/laden.ts': 'export default {' }
const button = (to: string) => (text: string) =>
  text.replace(`label: 'Erzählen Sie'`, `label: 'Erzählen Sie', to: '${to}'`)

test.each<{ name: string; files: RuleExample['files']; told: string }>([
  {
    name: 'a link to a page that cannot be read',
    files: { ...broken, [start]: button('/laden#preise') },
    told: 'page-configs/general/laden.ts unreadable-file',
  },
  {
    name: 'a page that one which cannot be read may lead to',
    files: { ...broken, 'page-configs/general/keller.ts': page('keller') },
    told: 'page-configs/general/laden.ts unreadable-file',
  },
  {
    name: 'the head, the questions and the links of a page in a misspelt folder',
    files: {
      'page-configs/werk/ring.ts': page('ring', `\n  structuredData: { faqSet: 'ring' },`),
      'page-configs/structured-data/ring.json': set,
      'page-configs/metadata.json': (text) =>
        text.replace(
          /\n\}\s*$/,
          ',\n  "ring": { "title": "Der Ring", "description": "Ein Ring aus Esche über dem Tisch." }\n}\n',
        ),
      'page-configs/redirects.ts': `export default [{ from: '/ring', to: '/lampen/ring' }]\n`,
      [start]: button('/lampen/ring'),
    },
    told: 'page-configs/werk/ring.ts unknown-file',
  },
  {
    name: 'what content makes of an address that no page lies below',
    files: {
      'page-configs/werke/bogen.json': (text) =>
        text.replace(
          '    { "type": "cta-banner"',
          '    { "type": "cards", "section": 2, "links": { "root": "/lampn", "keys": "hyphens" } },\n    { "type": "cta-banner"',
        ),
      'content/api/bogen.json': (text) =>
        text.replace(
          '[',
          '[{ "section": "bogen_section2", "title": "Lampen", "images": [{ "title": "Bogen" }] },',
        ),
    },
    told: 'page-configs/werke/bogen.json link-target',
  },
])('one cause is told once: $name', async ({ told, ...example }) => {
  const { findings } = await exampleFindings(example)
  expect(findings.map(({ file, rule }) => `${file} ${rule}`)).toEqual([told])
})
