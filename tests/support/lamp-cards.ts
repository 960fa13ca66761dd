import { smallWork } from './example-edits.ts'
import type { RuleExample } from './rule-example.ts'

const words =
  'Jede Lampe ist einzeln gebaut, aus Esche gebogen, geölt und mit einem Schirm aus Leinen bezogen, für einen Tisch, ein Bett oder einen langen Flur.'

/** Files of two more works. */
export const lampWorks = {
  'page-configs/werke/ring.json': smallWork('Ring'),
  'page-configs/werke/stab.json': smallWork('Stab'),
}

/** A menu that leads to /lampen, and to the pages below it. */
export const lampMenu: RuleExample['files'] = {
  'page-configs/site.ts': [
    'headerLinks: [start, lampen]',
    `headerLinks: [start, { label: 'Lampen', to: '/lampen', pagesBelow: true }]`,
  ],
}

/** Returns a page with cards whose titles lead to pages below /lampen. `known` are further options of the links. */
export const lampIndex = (titleKeys = '') => `import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  title: 'Lampen',
  head: { title: 'Alle Lampen | Lichtwerk', description: 'Alle Lampen der Werkstatt auf einer Seite.' },
  content: { endpoint: 'lampen', prefix: 'lampen' },
  blocks: [
    { type: 'hero', heading: 'Lampen', text: '${words}' },
    { type: 'cards', section: 1, links: { root: '/lampen', keys: 'hyphens'${titleKeys} } },
    { type: 'cta-banner', heading: 'Zur Startseite', button: { label: 'Start', to: '/' } },
  ],
})
`

/** Returns the files of three works, and of their index with these cards. */
export const lampCards = (...titles: string[]): RuleExample['files'] => ({
  ...lampWorks,
  ...lampMenu,
  'page-configs/general/lampen.ts': lampIndex(),
  'content/api/lampen.json': JSON.stringify([
    {
      section: 'lampen_section1',
      title: 'Aus der Werkstatt',
      images: titles.map((title) => ({ image: 'abend.webp', title })),
    },
  ]),
})
