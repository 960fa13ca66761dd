import { withClients } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const site = 'page-configs/site.ts'
const marked = (text: string) =>
  text.replace('  keywords:', `  samples: ['phone', 'copyright.parent'],\n  keywords:`)

export const examples: RuleExamples = {
  'settings that are invented': {
    files: { [site]: marked },
    deployed: true,
    finds: [`${site}:11:10 received  "+49 30 1234567"`, `${site}:42:13 is marked as a sample`],
  },
  'the socials, the parent, and a client of a page': {
    files: {
      [site]: [
        ['socials: []', `socials: [{ label: 'Y', icon: 'youtube', href: 'https://y.example/lichtwerk' }]`],
        ['  keywords:', `  samples: ['socials', 'copyright.parent'],\n  keywords:`],
      ],
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
      `${site}:38:12 received  ["https://y.example/lichtwerk"]`,
      `${site}:42:13 received  "https://hof7.example"`,
      'page-configs/kunden/anna.json:1:103 received  "Anna"',
    ],
  },
  'the same while nobody publishes them': { files: { [site]: marked } },
  'settings of the owner’s own': {
    files: { [site]: ['1234567', '7654321'] },
    deployed: true,
  },
}
