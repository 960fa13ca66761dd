import { lampAnswer as file, lampPage as page, withBlock, withSection } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

export const examples: RuleExamples = {
  'misspelt fields of a section, a picture and a question': {
    files: {
      [file]: [
        ['"description"', '"descripton"'],
        ['"title": "Die Bogenlampe am', '"titel": "Die Bogenlampe am'],
        ['"question": "Welche', '"qestion": "Warum", "question": "Welche'],
      ],
    },
    finds: [
      `${file}:5:5 did you mean "description"?`,
      `${file}:6:41 did you mean "title"?`,
      `${file}:13:9 and "question" stands beside it: remove one\nreceived  "qestion"\ndid you mean "question"?`,
    ],
    fixed: {
      [file]: [
        ['descripton', 'description'],
        ['titel', 'title'],
      ],
    },
  },
  'the misspelt title of one card, and the misspelt picture of another': {
    files: {
      [page]: withBlock({ type: 'cards', section: 2 }),
      [file]: withSection({
        section: 'bogen_section2',
        title: 'Holz',
        images: [
          { image: 'abend.webp', titel: 'Esche' },
          { imgae: 'abend.webp', title: 'Buche' },
        ],
      }),
    },
    finds: [`${file}:2:78 did you mean "title"?`, `${file}:2:96 did you mean "image"?`],
    fixed: {
      [file]: [
        ['titel', 'title'],
        ['imgae', 'image'],
      ],
    },
  },
  'a switch, which no page reads': {
    files: {
      [file]: [
        '"title": "Die Bogenlampe",',
        '"// rule-off markup-in-text": "so heißt sie",\n "title": "Die {Bogenlampe}",',
      ],
    },
  },
}
