import { smallWork } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const words =
  'Jede Lampe ist einzeln gebaut, aus Esche gebogen, geölt und mit einem Schirm aus Leinen bezogen, für einen Tisch, ein Bett oder einen langen Flur.'

/** A page with cards whose titles lead to pages below /lampen. */
const index = `import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  title: 'Lampen',
  head: { title: 'Alle Lampen | Lichtwerk', description: 'Alle Lampen der Werkstatt auf einer Seite.' },
  content: { endpoint: 'lampen', prefix: 'lampen' },
  blocks: [
    { type: 'hero', heading: 'Lampen', text: '${words}' },
    { type: 'cards', section: 1, links: { root: '/lampen', keys: 'hyphens' } },
    { type: 'cta-banner', heading: 'Zur Startseite', button: { label: 'Start', to: '/' } },
  ],
})
`
const works = {
  'page-configs/werke/ring.json': smallWork('Ring'),
  'page-configs/werke/stab.json': smallWork('Stab'),
}
const cards = {
  ...works,
  'page-configs/general/lampen.ts': index,
  'content/api/lampen.json': JSON.stringify([
    {
      section: 'lampen_section1',
      title: 'Aus der Werkstatt',
      images: ['Bogen', 'Ring', 'Stab'].map((title) => ({ image: 'abend.webp', title })),
    },
  ]),
  'page-configs/site.ts': (text: string) =>
    text.replace(
      'headerLinks: [start, lampen]',
      `headerLinks: [start, { label: 'Lampen', to: '/lampen', pagesBelow: true }]`,
    ),
}
const redirects = (...names: string[]) => `export default [
${names.map((name) => `  { from: '/alt/${name}', to: '/lampen/${name}' },\n`).join('')}]
`
const file = 'page-configs/kinds.ts'
const rooted = (root: string) => (text: string) => text.replace(`'/lampen'`, `'${root}'`)

export const examples: RuleExamples = {
  'a kind with another root than the cards, the menus and the redirects use': {
    files: { ...cards, 'page-configs/redirects.ts': redirects('ring', 'stab'), [file]: rooted('/lampe') },
    finds: [
      `${file}:5:66 no link leads to a page below this root, and links to 3 pages of the kind use "/lampen"\nreceived  "/lampe"\ndid you mean "/lampen"?`,
    ],
    fixed: 'as before',
  },
  'a kind with another root than the menus and the redirects use, without a list of its pages': {
    files: { ...works, 'page-configs/redirects.ts': redirects('ring', 'stab'), [file]: rooted('/werke') },
    finds: [`${file}:5:66 links to 3 pages of the kind use "/lampen"`],
    fixed: 'as before',
  },
  'a kind with the root that the links use': {
    files: { ...cards, 'page-configs/redirects.ts': redirects('ring', 'stab') },
  },
}
