import type { RuleExamples } from '../../support/rule-example.ts'

const site = 'page-configs/site.ts'

export const examples: RuleExamples = {
  'a link that stands in a menu twice': {
    files: { [site]: ['headerLinks: [start, lampen]', 'headerLinks: [start, lampen, start]'] },
    finds: `${site}:27:32 [0] leads there, too`,
    fixed: 'as before',
  },
  'two names for one page: which of them is meant only its author knows': {
    files: {
      [site]: [
        'footerLinks: [start, lampen, kontakt]',
        `footerLinks: [start, kontakt, { label: 'Anrufen', to: '/schreiben' }]`,
      ],
    },
    finds: `${site}:37:33 received  "/schreiben"`,
  },
  'one page in two menus': {
    files: { [site]: ['headerLinks: [start, lampen]', 'headerLinks: [lampen, start, kontakt]'] },
  },
}
