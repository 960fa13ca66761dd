import type { RuleExample } from '../rule.ts'

const lamps = (count: number): RuleExample['files'] => ({
  'page-configs/site.ts': (text) =>
    text.replace(
      'headerLinks: [start, lampen]',
      `headerLinks: [{ label: 'Lampen', to: '/lampen', pagesBelow: true }]`,
    ),
  'page-configs/werke/index.json': page('Lampen'),
  ...Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `page-configs/werke/lampe-${index + 10}.json`,
      page(`Lampe ${index + 10}`),
    ]),
  ),
})

const page = (title: string) =>
  JSON.stringify({
    name: title,
    title,
    head: { title: `${title} | Lichtwerk`, description: `${title}, einzeln gebaut in der Werkstatt.` },
    blocks: [{ type: 'hero', heading: title }],
  })

export const examples: RuleExample[] = [
  {
    name: 'more pages than a menu holds',
    files: lamps(26),
    finds: [
      {
        at: 'page-configs/site.ts:27:51',
        says: 'below /lampen has no room for /lampen/lampe-33, /lampen/lampe-34, /lampen/lampe-35',
      },
    ],
  },
  {
    name: 'many more pages',
    files: lamps(29),
    finds: [
      {
        at: 'page-configs/site.ts:27:51',
        says: 'the menu below /lampen has no room for /lampen/lampe-33, /lampen/lampe-34, /lampen/lampe-35, 3 more',
      },
    ],
  },
  { name: 'as many as it holds', files: lamps(23), finds: [] },
]
