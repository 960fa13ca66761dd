import { lampAnswer as file, lampPage as page, smallWork, withSection } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const unshown =
  (...numbers: number[]) =>
  (text: string) =>
    text.replace('"prefix"', `"unshown": [${numbers.join(', ')}], "prefix"`)

export const examples: RuleExamples = {
  'a section that no block shows': {
    files: { [file]: withSection({ section: 'bogen_section2', title: 'Holz' }) },
    finds: `${file}:2:14 no block of ${page} shows it`,
  },
  'one that neither of two pages shows which ask for it': {
    files: {
      [file]: withSection({ section: 'bogen_section2', title: 'Holz' }),
      'page-configs/werke/stab.json': JSON.stringify({
        ...JSON.parse(smallWork('Stab', { type: 'faq', section: { key: 'bogen_faq_section' } })),
        content: { endpoint: 'bogen', prefix: 'bogen' },
      }),
      'page-configs/general/index.ts': [`label: 'Erzählen Sie'`, `label: 'Erzählen Sie', to: '/lampen/stab'`],
    },
    finds: `${file}:2:14 no block of ${page} or page-configs/werke/stab.json shows it`,
  },
  'entries that keep nothing quiet': {
    files: { [page]: unshown(1, 7) },
    finds: [`${page}:4:49 a block of this page shows it`, `${page}:4:52 /api/bogen does not send it`],
    fixed: { [page]: ['1, 7', '1'] },
  },
  'a section that the page names': {
    files: { [page]: unshown(2), [file]: withSection({ section: 'bogen_section2', title: 'Holz' }) },
  },
}
