import { englishFiles } from '../../support/example-translations.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const lamp = 'page-configs/werke/bogen.json'

export const examples: RuleExamples = {
  'a name that is none of those listed': {
    files: { 'page-configs/general/index.ts': [`height: 'banner'`, `height: 'baner'`] },
    finds: 'page-configs/general/index.ts:9:77 did you mean "banner"?',
    fixed: 'as before',
  },
  'the language of a page, which the site does not have': {
    files: {
      ...englishFiles(),
      [lamp]: ['"title": "Bogenlampe"', '"language": "fr", "title": "Bogenlampe"'],
    },
    finds: `${lamp}:3:15 expected  one of "de-DE", "en"`,
  },
  'a day that no calendar has, and a block that ends before it begins': {
    files: {
      [lamp]: ['"title": "Bogenlampe"', '"from": "2026-02-30", "title": "Bogenlampe"'],
      'page-configs/general/index.ts': [
        `id: 'anfang',`,
        `id: 'anfang', from: '2026-12-12T10:00', until: '2026-12-11',`,
      ],
    },
    finds: [
      'page-configs/general/index.ts:9:68 must not be before "from", which is 2026-12-12T10:00',
      `${lamp}:3:11 expected  a day of the calendar such as "2026-12-24"`,
    ],
  },
  'links that are no path of the site': {
    files: {
      'page-configs/general/[...path].ts': [`to: '/schreiben'`, `to: 'schreiben'`],
      'page-configs/general/index.ts': [`label: 'Erzählen Sie'`, `label: 'Erzählen Sie', to: '//schreiben'`],
    },
    finds: [
      'page-configs/general/[...path].ts:20:94 expected  a path of this site that begins with /',
      'page-configs/general/index.ts:23:44 expected  a path of this site that begins with /',
    ],
    fixed: 'as before',
  },
  'a text in place of an object, and a list': {
    files: {
      'page-configs/general/index.ts': [/button: \{[^}]*\}/, `button: 'Schreiben'`],
      'page-configs/general/schreiben.ts': [/ways: \{[^}]*\}/, `ways: ['Anrufen']`],
    },
    finds: [
      'page-configs/general/index.ts:23:15 expected  { label, to?, scrollToForm? }',
      'page-configs/general/schreiben.ts:17:13 expected  { reach, places, follow }',
    ],
  },
  'web addresses without https:': {
    files: {
      'page-configs/site.ts': ["href: 'https://hof7.example'", "href: 'www.hof7.example'"],
    },
    finds: 'page-configs/site.ts:42:37 expected  a web address that begins with https://',
    fixed: { 'page-configs/site.ts': ['www.', 'https://www.'] },
  },
  'a function, which is no data': {
    files: { 'page-configs/general/index.ts': [`title: 'Werkstatt'`, 'title: () => 7'] },
    finds: 'page-configs/general/index.ts:6:10 received  a function',
  },
  'a value that another file brings along is told once, and there': {
    files: {
      'page-configs/ende.ts': `export const ende = { type: 'cta-banner', id: 'noch', heading: 7, button: { label: 'Ja' } } as const\n`,
      ...Object.fromEntries(
        ['index', 'schreiben'].map((name) => [
          `page-configs/general/${name}.ts`,
          (text: string) =>
            `import { ende } from '../ende.ts'\n${text.replace('blocks: [', 'blocks: [ende,')}`,
        ]),
      ),
    },
    finds: 'page-configs/ende.ts:1:64 received  7',
  },
  'a default option of a kind, and a block that a kind names': {
    files: {
      'page-configs/kinds.ts': [
        "seite: { metadata: 'werkstatt' }",
        `seite: {
    metadata: 'werkstatt',
    defaults: [
      { block: { type: 'hero' }, options: { height: 'baner' } },
      { block: { type: 'crads' }, options: {} },
    ],
  }`,
      ],
    },
    finds: [
      'page-configs/kinds.ts:7:53 did you mean "banner"?',
      'page-configs/kinds.ts:8:24 did you mean "cards"?',
    ],
    fixed: {
      'page-configs/kinds.ts': [
        ['baner', 'banner'],
        ['crads', 'cards'],
      ],
    },
  },
  'two blocks that take their id from their kind, and a page without a kind': {
    files: {
      'page-configs/kinds.ts': [
        "seite: { metadata: 'werkstatt' }",
        "seite: { metadata: 'werkstatt', defaults: [{ block: { type: 'hero' }, options: { id: 'bild' } }] }",
      ],
      'page-configs/general/laden.ts':
        "export default { kind: 'seite', title: 'Laden', blocks: [{ type: 'hero', heading: 'A' }, { type: 'hero', heading: 'B' }] }",
      'page-configs/general/keller.ts':
        "export default { title: 'Keller', blocks: [{ type: 'hero', heading: 'A' }] }",
    },
    finds: [
      'page-configs/general/keller.ts:1:16 expected  one of "seite", "werk"\nreceived  nothing',
      'page-configs/general/laden.ts:1:90 problem   "bild" is also the id of blocks[0]: write another id\nreceived  "bild", the default of page-configs/kinds.ts',
    ],
  },
  'a name that is listed': {
    files: { [lamp]: ['"section": 1', '"section": 1, "height": "full"'] },
  },
}
