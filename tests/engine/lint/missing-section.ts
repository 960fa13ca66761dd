import { lampAnswer as file, lampPage as page, withBlock, withSection } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

export const examples: RuleExamples = {
  'a key that is misspelt in the content': {
    files: { [file]: ['bogen_section1', 'bogen_secton1'] },
    finds: `${file}:3:16 expected  a section that ${page} names\nreceived  "bogen_secton1"\ndid you mean "bogen_section1"?`,
    fixed: 'as before',
  },
  'keys of the content in capitals': {
    files: {
      [page]: ['"id": "fragen"', '"id": "fragen", "section": "faq_section"'],
      [file]: (text) => text.replaceAll(/bogen_\w*section\d?/g, (key) => key.toUpperCase()),
    },
    finds: [
      `${file}:3:16 received  "BOGEN_SECTION1"\ndid you mean "bogen_section1"?`,
      `${file}:9:16 did you mean "bogen_faq_section"?`,
    ],
    fixed: 'as before',
  },
  'a key that is misspelt in the content, of which two pages and the default of a block need the section': {
    files: {
      'page-configs/werke/ring.json': JSON.stringify({
        name: 'ring',
        title: 'Ringlampe',
        noindex: true,
        content: { endpoint: 'bogen', prefix: 'bogen', unshown: [1] },
        blocks: [
          { type: 'hero', heading: 'Ringlampe' },
          { type: 'faq', fallbackHeading: 'Fragen' },
        ],
      }),
      [file]: ['bogen_faq_section', 'bgoen_faq_section'],
    },
    finds: `${file}:9:16 did you mean "bogen_faq_section"?`,
    fixed: 'as before',
  },
  'a name that is misspelt in the content, since another endpoint sends it': {
    files: {
      [page]: ['"id": "fragen"', '"id": "fragen", "section": "faq_section"'],
      [file]: ['bogen_faq_section', 'bogen_faq_secton'],
      'content/api/ring.json': JSON.stringify([
        {
          section: 'ring_faq_section',
          title: 'Fragen',
          faq_entries: [{ question: 'Rund?', answer: 'Ja, ganz rund.' }],
        },
      ]),
      'page-configs/general/schreiben.ts': [
        ['  blocks: [', `  content: { endpoint: 'ring', prefix: 'ring' },\n  blocks: [`],
        [`    {\n      type: 'contact'`, `    { type: 'faq' },\n    {\n      type: 'contact'`],
      ],
    },
    finds: `${file}:9:16 did you mean "bogen_faq_section"?`,
    fixed: 'as before',
  },
  'another number in the content': {
    files: { [file]: ['bogen_section1', 'bogen_section2'] },
    finds: `${page}:12:50 did you mean "bogen_section2"?`,
  },
  'a key that is misspelt in the config': {
    files: { [page]: ['"id": "fragen"', '"id": "fragen", "section": "faq_secton"'] },
    finds: `${page}:19:49 expected  a section that /api/bogen sends`,
    fixed: { [page]: ['faq_secton', 'faq_section'] },
  },
  'a key as it stands': {
    files: { [page]: ['"id": "fragen"', '"id": "fragen", "section": { "key": "bogen_faq_secton" }'] },
    finds: `${page}:19:58 did you mean "bogen_faq_section"?`,
    fixed: { [page]: ['faq_secton', 'faq_section'] },
  },
  'a name that is meant for a key of another prefix': {
    files: {
      [page]: withBlock({ type: 'intro', section: 'holzarten' }),
      [file]: withSection({ section: 'bog_holzarten', title: 'Holz' }),
    },
    finds: `${page}:20:31 did you mean "bog_holzarten"?`,
    fixed: { [page]: ['"section":"holzarten"', '"section":{ "key": "bog_holzarten" }'] },
  },
  'a prefix that no section has': {
    files: { [page]: ['"prefix": "bogen"', '"prefix": "bogn"'] },
    finds: `${page}:4:47 no section of /api/bogen has it`,
    fixed: 'as before',
  },
  'a number without a prefix': {
    files: { [page]: [', "prefix": "bogen"', ''] },
    finds: `${page}:4:14 a section number needs a prefix\nreceived  nothing\ndid you mean "bogen"?`,
  },
  'a section that does not come': {
    files: { [page]: withBlock({ type: 'intro', section: 9 }) },
    finds: `${page}:20:31 received  "bogen_section9"`,
  },
  'a section that comes': {
    files: {
      [page]: withBlock({ type: 'intro', section: 9 }),
      [file]: withSection({ section: 'bogen_section9', title: 'Holz' }),
    },
  },
}
