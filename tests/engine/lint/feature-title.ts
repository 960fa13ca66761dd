import { lampAnswer as file, lampPage as page, withBlock, withSection } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const withGrid = (first: string) =>
  withBlock({
    type: 'features-grid',
    section: 2,
    titles: [first, { contains: 'leicht' }, 'Warm', 'Hell', 'Haltbar'],
  })

const withFeatures = (...titles: string[]) =>
  withSection({
    section: 'bogen_section2',
    images: [...titles, 'Warm', 'Hell', 'Haltbar'].map((title) => ({ title })),
  })

export const examples: RuleExamples = {
  'a title that is written otherwise, beside one that another tile has, and a part of none': {
    files: { [page]: withGrid('Helle'), [file]: withFeatures('Hellste', 'Schwer') },
    finds: [
      `${page}:20:51 did you mean "Hellste"?`,
      `${page}:20:71 no title of bogen_section2 matches: tile 2`,
    ],
  },
  'titles that fit, whatever the letter case': {
    files: { [page]: withGrid('Leise'), [file]: withFeatures('leise', 'Ganz leicht gebaut') },
  },
}
