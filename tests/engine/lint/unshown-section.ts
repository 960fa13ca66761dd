import { lampAnswer as file, lampPage as page, smallWork, withSection } from '../../support/example-edits.ts'
import type { RuleExample } from '../../support/rule-example.ts'

const unshown =
  (...numbers: number[]) =>
  (text: string) =>
    text.replace('"prefix"', `"unshown": [${numbers.join(', ')}], "prefix"`)

export const examples: RuleExample[] = [
  {
    name: 'a section that no block shows',
    files: { [file]: withSection({ section: 'bogen_section2', title: 'Holz' }) },
    finds: [{ at: `${file}:2:14`, says: `no block of ${page} shows it` }],
  },
  {
    name: 'one that neither of two pages shows which ask for it',
    files: {
      [file]: withSection({ section: 'bogen_section2', title: 'Holz' }),
      'page-configs/werke/stab.json': JSON.stringify({
        ...JSON.parse(smallWork('Stab', { type: 'faq', section: { key: 'bogen_faq_section' } })),
        content: { endpoint: 'bogen', prefix: 'bogen' },
      }),
      'page-configs/general/index.ts': (text) =>
        text.replace(`label: 'Erzählen Sie'`, `label: 'Erzählen Sie', to: '/lampen/stab'`),
    },
    finds: [{ at: `${file}:2:14`, says: `no block of ${page} or page-configs/werke/stab.json shows it` }],
  },
  {
    name: 'entries that keep nothing quiet',
    files: { [page]: unshown(1, 7) },
    finds: [
      { at: `${page}:4:49`, says: 'a block of this page shows it' },
      { at: `${page}:4:52`, says: '/api/bogen does not send it' },
    ],
    fixed: { [page]: (text) => text.replace('1, 7', '1') },
  },
  {
    name: 'a section that the page names',
    files: { [page]: unshown(2), [file]: withSection({ section: 'bogen_section2', title: 'Holz' }) },
    finds: [],
  },
]
