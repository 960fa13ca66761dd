import type { RuleExamples } from '../../support/rule-example.ts'

const text =
  'Jede Lampe ist einzeln gebaut, aus Esche gebogen, geölt und mit einem Schirm aus Leinen bezogen, für einen Tisch oder ein Bett.'
const hero = (heading: string, own: string) =>
  JSON.stringify({
    name: heading,
    title: heading,
    noindex: true,
    blocks: [{ type: 'hero', heading, text: own }],
  })

export const examples: RuleExamples = {
  'the text of another page in a config': {
    files: {
      'page-configs/werke/ring.json': hero('Ring', text),
      'page-configs/werke/stab.json': hero('Stab', text),
    },
    finds:
      'page-configs/werke/stab.json:1:56 /lampen/stab opens with the text of /lampen/ring\nreceived  "Jede Lampe',
  },
  'texts that differ, and a short one that is the same': {
    files: {
      'page-configs/werke/ring.json': hero('Ring', text),
      'page-configs/werke/stab.json': hero('Stab', `${text} Auch krumm.`),
      'page-configs/werke/rohr.json': hero('Rohr', 'Licht aus Esche.'),
      'page-configs/werke/rute.json': hero('Rute', 'Licht aus Esche.'),
    },
  },
}
