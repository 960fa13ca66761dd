import { smallWork } from '../../support/example-edits.ts'
import { lampCards, lampIndex } from '../../support/lamp-cards.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

export const examples: RuleExamples = {
  'a page without its card': {
    files: lampCards('Bogen', 'Ring'),
    finds:
      'page-configs/werke/stab.json:1:1 no card on /lampen (content/api/lampen.json [0].images) leads to this page; add a card titled "Stab"',
  },
  'a page whose title makes another address': {
    files: {
      ...lampCards('Bogen', 'Ring'),
      'page-configs/werke/stab.json': smallWork('Stäbe'),
    },
    finds:
      'page-configs/werke/stab.json:1:1 and { title: "Stäbe", key: "stab" } in `known` of the links of /lampen',
  },
  'a page with a known title': {
    files: {
      ...lampCards('Bogen', 'Ring'),
      'page-configs/general/lampen.ts': lampIndex(`, known: [{ title: 'Der Stab', key: 'stab' }]`),
      'page-configs/werke/stab.json': smallWork('Stäbe'),
    },
    finds: 'page-configs/werke/stab.json:1:1 a card titled "Der Stab"',
  },
  'a selection of the pages': {
    files: lampCards('Bogen'),
  },
  'all pages': {
    files: lampCards('Bogen', 'Ring', 'Stab'),
  },
}
