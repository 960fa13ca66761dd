import { smallWork } from '../../support/example-edits.ts'
import type { RuleExample, RuleExamples } from '../../support/rule-example.ts'

const lamps = (count: number): RuleExample['files'] => ({
  'page-configs/site.ts': [
    'headerLinks: [start, lampen]',
    `headerLinks: [{ label: 'Lampen', to: '/lampen', pagesBelow: true }]`,
  ],
  'page-configs/werke/index.json': smallWork('Lampen'),
  ...Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `page-configs/werke/lampe-${index + 10}.json`,
      smallWork(`Lampe ${index + 10}`),
    ]),
  ),
})

export const examples: RuleExamples = {
  'more pages than a menu holds': {
    files: lamps(26),
    finds:
      'page-configs/site.ts:27:51 below /lampen has no room for /lampen/lampe-33, /lampen/lampe-34, /lampen/lampe-35',
  },
  'many more pages': {
    files: lamps(29),
    finds:
      'page-configs/site.ts:27:51 the menu below /lampen has no room for /lampen/lampe-33, /lampen/lampe-34, /lampen/lampe-35, 3 more',
  },
  'as many as it holds': { files: lamps(23) },
}
