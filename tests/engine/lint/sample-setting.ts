import { withClients } from '../../support/example-edits.ts'
import type { RuleExample } from '../../support/rule-example.ts'

const site = 'page-configs/site.ts'
const marked = (text: string) =>
  text.replace('  keywords:', `  samples: ['phone', 'copyright.parent'],\n  keywords:`)

export const examples: RuleExample[] = [
  {
    name: 'settings that are invented',
    files: { [site]: marked },
    deployed: true,
    finds: [
      { at: `${site}:11:10`, says: 'received  "+49 30 1234567"' },
      { at: `${site}:42:13`, says: 'is marked as a sample' },
    ],
  },
  {
    name: 'the socials, the parent, and a client of a page',
    files: {
      [site]: (text) =>
        text
          .replace(
            'socials: []',
            `socials: [{ label: 'Y', icon: 'youtube', href: 'https://y.example/lichtwerk' }]`,
          )
          .replace('  keywords:', `  samples: ['socials', 'copyright.parent'],\n  keywords:`),
      'page-configs/kunden/anna.json': JSON.stringify({
        slug: 'gasthaus',
        image: 'abend.webp',
        name: 'Anna',
        position: 'Wirt',
        testimonial: 'Sie leuchtet.',
        sample: true,
      }),
      'page-configs/general/index.ts': withClients('anna'),
    },
    deployed: true,
    finds: [
      { at: `${site}:38:12`, says: 'received  ["https://y.example/lichtwerk"]' },
      { at: `${site}:42:13`, says: 'received  "https://hof7.example"' },
      { at: 'page-configs/kunden/anna.json:1:103', says: 'received  "Anna"' },
    ],
  },
  { name: 'the same while nobody publishes them', files: { [site]: marked }, finds: [] },
  {
    name: 'settings of the owner’s own',
    files: { [site]: (text) => text.replace('1234567', '7654321') },
    deployed: true,
    finds: [],
  },
]
