import { lampAnswer as file, lampPage as page, withBlock, withSection } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const abend = { image: 'abend.webp', title: 'Abend' }

export const examples: RuleExamples = {
  'the third picture of one': {
    files: {
      [page]: withBlock({ type: 'intro', section: 2, picture: 3 }),
      [file]: withSection({ section: 'bogen_section2', title: 'Holz', images: [abend] }),
    },
    finds: `${page}:20:43 bogen_section2 has one item\nreceived  3`,
  },
  'more links than pictures': {
    files: {
      [page]: withBlock({ type: 'mosaic', section: 2, links: ['/', '/schreiben', '/'] }),
      [file]: withSection({ section: 'bogen_section2', images: [abend, abend] }),
    },
    finds: `${page}:20:60 bogen_section2 has 2 items`,
  },
  'a picture that is there': {
    files: {
      [page]: withBlock({ type: 'intro', section: 2 }),
      [file]: withSection({
        section: 'bogen_section2',
        title: 'Holz',
        images: [{ image: 'abend.webp', title: 'Abend' }],
      }),
    },
  },
}
