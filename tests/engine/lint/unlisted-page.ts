import { smallWork } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const words =
  'Jede Lampe ist einzeln gebaut, aus Esche gebogen, geölt und mit einem Schirm aus Leinen bezogen, für einen Tisch, ein Bett oder einen langen Flur.'

/** A page with cards whose titles lead to pages below /lampen. */
const index = (known = '') => `import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  title: 'Lampen',
  head: { title: 'Alle Lampen | Lichtwerk', description: 'Alle Lampen der Werkstatt auf einer Seite.' },
  content: { endpoint: 'lampen', prefix: 'lampen' },
  blocks: [
    { type: 'hero', heading: 'Lampen', text: '${words}' },
    { type: 'cards', section: 1, links: { root: '/lampen', keys: 'hyphens'${known} } },
    { type: 'cta-banner', heading: 'Zur Startseite', button: { label: 'Start', to: '/' } },
  ],
})
`
const cards = (...titles: string[]) =>
  JSON.stringify([
    {
      section: 'lampen_section1',
      title: 'Aus der Werkstatt',
      images: titles.map((title) => ({ image: 'abend.webp', title })),
    },
  ])
/** The menu leads to the page with the cards, and to the pages below it. */
const menu = (text: string) =>
  text.replace(
    'headerLinks: [start, lampen]',
    `headerLinks: [start, { label: 'Lampen', to: '/lampen', pagesBelow: true }]`,
  )
const site = {
  'page-configs/site.ts': menu,
  'page-configs/general/lampen.ts': index(),
  'page-configs/werke/ring.json': smallWork('Ring'),
  'page-configs/werke/stab.json': smallWork('Stab'),
}

export const examples: RuleExamples = {
  'a page without its card': {
    files: { ...site, 'content/api/lampen.json': cards('Bogen', 'Ring') },
    finds: [
      'page-configs/werke/stab.json:1:1 no card on /lampen (content/api/lampen.json [0].images) leads to this page; add a card titled "Stab"',
    ],
  },
  'a page whose title makes another address': {
    files: {
      ...site,
      'page-configs/werke/stab.json': smallWork('Stäbe'),
      'content/api/lampen.json': cards('Bogen', 'Ring'),
    },
    finds: [
      'page-configs/werke/stab.json:1:1 and { title: "Stäbe", key: "stab" } in `known` of the links of /lampen',
    ],
  },
  'a page with a known title': {
    files: {
      ...site,
      'page-configs/general/lampen.ts': index(`, known: [{ title: 'Der Stab', key: 'stab' }]`),
      'page-configs/werke/stab.json': smallWork('Stäbe'),
      'content/api/lampen.json': cards('Bogen', 'Ring'),
    },
    finds: ['page-configs/werke/stab.json:1:1 a card titled "Der Stab"'],
  },
  'a selection of the pages': {
    files: { ...site, 'content/api/lampen.json': cards('Bogen') },
  },
  'all pages': {
    files: { ...site, 'content/api/lampen.json': cards('Bogen', 'Ring', 'Stab') },
  },
}
