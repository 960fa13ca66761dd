import type { Examples } from 'pagework/blocks'
import type { schema } from './schema.ts'

const block: Examples<typeof schema>['default']['block'] = { type: 'new-block', id: 'new-block', section: 1 }
const section = {
  section: 'example_section1',
  title: 'A heading',
  description: 'A line under it.',
  images: [
    { title: 'First', description: 'What there is to say of it.' },
    { title: 'Second', description: 'What there is to say of it.' },
  ],
}

export const examples: Examples<typeof schema> = {
  default: { block, sections: [section] },
  'with a note': { block: { ...block, note: 'A line under the items.' }, sections: [section] },
  shortest: { block, sections: [{ section: 'example_section1', images: [{ title: '1' }] }] },
  longest: {
    block: { ...block, note: 'A line under the items, and another one. '.repeat(8).trim() },
    sections: [
      {
        ...section,
        title: 'A heading of long words: internationalisation, responsibilities and characteristics',
        description: 'A line under it. '.repeat(16),
        images: Array.from({ length: 14 }, (_, index) => ({
          title: `Number ${index + 1} in a list that is far too long`,
          description: 'There is much to say of it. '.repeat(20),
        })),
      },
    ],
  },
  'section without items': { block, sections: [{ ...section, images: [] }] },
  'section missing': { block, hidden: true },
}
