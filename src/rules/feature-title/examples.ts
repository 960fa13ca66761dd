import type { RuleExample } from '../rule.ts'

const file = 'content/api/bogen.json'
const page = 'page-configs/werke/bogen.json'

/** One more block on the page, before its closing banner. */
const withBlock = (block: object) => (text: string) =>
  text.replace('    { "type": "cta-banner"', `    ${JSON.stringify(block)},\n    { "type": "cta-banner"`)

/** One more section in the answer, its first. */
const withSection = (section: object) => (text: string) =>
  text.replace('[', `[\n  ${JSON.stringify(section)},`)

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

export const examples: RuleExample[] = [
  {
    name: 'a title that is written otherwise, and a part of none',
    files: { [page]: withGrid('Leise'), [file]: withFeatures('Leises', 'Schwer') },
    finds: [
      { at: `${page}:20:51`, says: 'did you mean "Leises"?' },
      { at: `${page}:20:71`, says: 'no title of bogen_section2 fits: tile 2' },
    ],
  },
  {
    name: 'titles that fit, whatever the letter case',
    files: { [page]: withGrid('Leise'), [file]: withFeatures('leise', 'Ganz leicht gebaut') },
    finds: [],
  },
]
