import { smallPage, smallWork } from '../../support/example-edits.ts'
import { lampWorks } from '../../support/lamp-cards.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const lamp = 'page-configs/werke/bogen.json'
const hidden = (text: string) => text.replace('"title"', '"noindex": true,\n  "title"')

export const examples: RuleExamples = {
  'a page that a menu lists': {
    files: { [lamp]: hidden },
    finds: `${lamp}:3:14 a menu lists this page`,
  },
  'a page that the index above it lists': {
    files: {
      [lamp]: hidden,
      ...lampWorks,
      'page-configs/werke/index.json': smallWork('Lampen', {
        type: 'link-cards',
        heading: 'Alle',
        links: [
          { label: 'Bogen', text: 'Gebogen.', to: '/lampen/bogen' },
          { label: 'Ring', text: 'Rund.', to: '/lampen/ring' },
          { label: 'Stab', text: 'Gerade.', to: '/lampen/stab' },
        ],
      }),
      'page-configs/site.ts': [`to: '/lampen/bogen'`, `to: '/lampen'`],
    },
    finds: `${lamp}:3:14 page-configs/werke/index.json lists this page`,
  },
  'the only page that the page above leads to, which is no index': {
    files: {
      [lamp]: hidden,
      'page-configs/werke/index.json': smallWork('Lampen', {
        type: 'cta-banner',
        heading: 'Die erste',
        button: { label: 'Ansehen', to: '/lampen/bogen' },
      }),
      'page-configs/site.ts': [`to: '/lampen/bogen'`, `to: '/lampen'`],
    },
  },
  'the start page, which every menu lists': {
    files: { 'page-configs/general/index.ts': ['  title:', '  noindex: true,\n  title:'] },
  },
  'those that the footer or a page elsewhere links to, which is no index of them': {
    files: {
      [lamp]: hidden,
      'page-configs/general/impressum.ts': smallPage('impressum').replace(
        '}],',
        `}, { type: 'cta-banner', heading: 'Zur Lampe', button: { label: 'Lampe', to: '/lampen/bogen' } }],`,
      ),
      'page-configs/general/index.ts': [`label: 'Erzählen Sie'`, `label: 'Erzählen Sie', to: '/impressum'`],
      'page-configs/site.ts': [
        ['headerLinks: [start, lampen]', 'headerLinks: [start]'],
        ['menuLinks: [start, lampen, kontakt]', 'menuLinks: [start, kontakt]'],
        [`    { ...lampen, icon: 'products' },\n`, ''],
      ],
    },
  },
}
