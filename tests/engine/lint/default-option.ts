import type { RuleExample } from '../../support/rule-example.ts'

const page = 'page-configs/general/schreiben.ts'
const lamp = 'page-configs/werke/bogen.json'
const usual = (options: string) => (text: string) =>
  text.replace(
    `metadata: 'werkstatt', pages:`,
    `metadata: 'werkstatt', usual: [{ block: { type: 'cta-banner' }, options: ${options} }], pages:`,
  )

export const examples: RuleExample[] = [
  {
    name: 'a default of the schema, and one of the site',
    files: {
      'page-configs/general/index.ts': (text) =>
        text
          .replace(`label: 'Erzählen Sie'`, `label: 'Erzählen Sie', to: '/schreiben'`)
          .replace(`badge: 'Neu',`, `badge: 'Neu',\n      pageSize: 3,`),
    },
    finds: [
      { at: 'page-configs/general/index.ts:15:7', says: 'says what is the default' },
      { at: 'page-configs/general/index.ts:24:40', says: 'says what is the default' },
    ],
    fixed: {
      'page-configs/general/index.ts': (text) =>
        text.replace(`, to: '/schreiben'`, '').replace(`\n      pageSize: 3,`, ''),
    },
  },
  {
    name: 'what is usual on pages of the kind',
    files: { 'page-configs/kinds.ts': usual(`{ id: 'ende' }`) },
    finds: [{ at: `${lamp}:20:29`, says: 'says what is usual in page-configs/kinds.ts' }],
    fixed: { [lamp]: (text) => text.replace(` "id": "ende",\n`, '\n').replace(` "id": "ende",`, '') },
  },
  {
    name: 'a default of the schema where something else is usual',
    files: {
      'page-configs/kinds.ts': usual(`{ id: 'ende', fallbackText: 'Wir bauen sie.' }`),
      [lamp]: (text) => text.replace('"id": "ende"', '"id": "cta-banner"'),
    },
    finds: [],
  },
  {
    name: 'the same on a page of the kind that lies elsewhere',
    files: {
      'page-configs/kinds.ts': (text) =>
        text.replace(
          `{ metadata: 'werkstatt' }`,
          `{ metadata: 'werkstatt', usual: [{ block: { type: 'article-list' }, options: { pageSize: 5 } }] }`,
        ),
      'page-configs/general/index.ts': (text) =>
        text.replace(`badge: 'Neu',`, `badge: 'Neu',\n      pageSize: 3,`),
    },
    finds: [],
  },
  {
    name: 'what a kind of page says is usual, though it is the default',
    files: {
      'page-configs/kinds.ts': (text) =>
        text.replace(
          `{ metadata: 'werkstatt' }`,
          `{ metadata: 'werkstatt', usual: [{ block: { type: 'article-list' }, options: { pageSize: 3 } }] }`,
        ),
    },
    finds: [],
  },
  {
    name: 'a list of words of which one is the default',
    files: { [page]: (text) => text.replace(`phone: 'Telefon'`, `phone: 'Phone'`) },
    finds: [],
  },
]
