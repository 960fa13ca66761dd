import { lampCards, lampWorks as works } from '../../support/lamp-cards.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const cards = lampCards('Bogen', 'Ring', 'Stab')
const redirects = (...names: string[]) => `export default [
${names.map((name) => `  { from: '/alt/${name}', to: '/lampen/${name}' },\n`).join('')}]
`
const file = 'page-configs/kinds.ts'
const rooted = (root: string) => (text: string) => text.replace(`'/lampen'`, `'${root}'`)

export const examples: RuleExamples = {
  'a kind with another root than the cards, the menus and the redirects use': {
    files: { ...cards, 'page-configs/redirects.ts': redirects('ring', 'stab'), [file]: rooted('/lampe') },
    finds: `${file}:5:66 no link leads to a page below this root, and links to 3 pages of the kind use "/lampen"\nreceived  "/lampe"\ndid you mean "/lampen"?`,
    fixed: 'as before',
  },
  'a kind with another root than the menus and the redirects use, without a list of its pages': {
    files: { ...works, 'page-configs/redirects.ts': redirects('ring', 'stab'), [file]: rooted('/werke') },
    finds: `${file}:5:66 links to 3 pages of the kind use "/lampen"`,
    fixed: 'as before',
  },
  'a kind with the root that the links use': {
    files: { ...cards, 'page-configs/redirects.ts': redirects('ring', 'stab') },
  },
}
