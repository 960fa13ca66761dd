import type { RuleExample } from '../../support/rule-example.ts'

const site = 'page-configs/site.ts'

export const examples: RuleExample[] = [
  {
    name: 'a link that stands in a menu twice',
    files: {
      [site]: (text) => text.replace('headerLinks: [start, lampen]', 'headerLinks: [start, lampen, start]'),
    },
    finds: [{ at: `${site}:27:32`, says: '[0] leads there, too' }],
    fixed: {
      [site]: (text) => text.replace('headerLinks: [start, lampen, start]', 'headerLinks: [start, lampen]'),
    },
  },
  {
    name: 'two names for one page: which of them is meant only its author knows',
    files: {
      [site]: (text) =>
        text.replace(
          'footerLinks: [start, lampen, kontakt]',
          `footerLinks: [start, kontakt, { label: 'Anrufen', to: '/schreiben' }]`,
        ),
    },
    finds: [{ at: `${site}:37:33`, says: 'received  "/schreiben"' }],
  },
  {
    name: 'one page in two menus',
    files: {
      [site]: (text) => text.replace('headerLinks: [start, lampen]', 'headerLinks: [lampen, start, kontakt]'),
    },
    finds: [],
  },
]
