import type { RuleExample } from '../rule.ts'

const lamp = 'page-configs/werke/bogen.json'
const hidden = (text: string) => text.replace('"title"', '"noindex": true,\n  "title"')

export const examples: RuleExample[] = [
  {
    name: 'a page that a menu lists',
    files: { [lamp]: hidden },
    finds: [{ at: `${lamp}:3:14`, says: 'a menu lists this page' }],
  },
  {
    name: 'one that the footer alone links to',
    files: {
      [lamp]: hidden,
      'page-configs/site.ts': (text) =>
        text
          .replace('headerLinks: [start, lampen]', 'headerLinks: [start]')
          .replace('menuLinks: [start, lampen, kontakt]', 'menuLinks: [start, kontakt]')
          .replace(`    { ...lampen, icon: 'products' },\n`, ''),
    },
    finds: [],
  },
]
