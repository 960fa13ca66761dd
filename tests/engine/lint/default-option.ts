import type { RuleExamples } from '../../support/rule-example.ts'

const page = 'page-configs/general/schreiben.ts'
const lamp = 'page-configs/werke/bogen.json'
const withDefaults = (options: string) => (text: string) =>
  text.replace(
    `metadata: 'werkstatt', pages:`,
    `metadata: 'werkstatt', defaults: [{ block: { type: 'cta-banner' }, options: ${options} }], pages:`,
  )

export const examples: RuleExamples = {
  'a default of the schema, and one of the site': {
    files: {
      'page-configs/general/index.ts': [
        [`label: 'Erzählen Sie'`, `label: 'Erzählen Sie', to: '/schreiben'`],
        [`badge: 'Frisch',`, `badge: 'Frisch',\n      pageSize: 3,`],
      ],
    },
    finds: [
      'page-configs/general/index.ts:15:7 repeats the default',
      'page-configs/general/index.ts:24:40 repeats the default',
    ],
    fixed: 'as before',
  },
  'a default of the kind of page': {
    files: { 'page-configs/kinds.ts': withDefaults(`{ id: 'ende' }`) },
    finds: `${lamp}:20:29 repeats the default of page-configs/kinds.ts`,
    fixed: { [lamp]: [` "id": "ende",`, ''] },
  },
  'a default of the schema where the kind has another': {
    files: {
      'page-configs/kinds.ts': withDefaults(`{ id: 'ende', fallbackText: 'Wir bauen sie.' }`),
      [lamp]: ['"id": "ende"', '"id": "cta-banner"'],
    },
  },
  'a default of the schema where the kind has another, on a page outside the folder of the kind': {
    files: {
      'page-configs/kinds.ts': [
        `{ metadata: 'werkstatt' }`,
        `{ metadata: 'werkstatt', defaults: [{ block: { type: 'article-list' }, options: { pageSize: 5 } }] }`,
      ],
      'page-configs/general/index.ts': [`badge: 'Frisch',`, `badge: 'Frisch',\n      pageSize: 3,`],
    },
  },
  'a default of the schema in the defaults of a kind': {
    files: {
      'page-configs/kinds.ts': [
        `{ metadata: 'werkstatt' }`,
        `{ metadata: 'werkstatt', defaults: [{ block: { type: 'article-list' }, options: { pageSize: 3 } }] }`,
      ],
    },
  },
  'a list of words of which one is the default': {
    files: {
      [page]: [`submit: 'Senden'`, `submit: 'Senden', words: { fields: { name: 'Wer', phone: 'Telefon' } }`],
    },
  },
}
