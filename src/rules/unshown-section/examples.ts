import { lampAnswer as file, lampPage as page, withSection } from '../example-edits.ts'
import type { RuleExample } from '../rule.ts'

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
