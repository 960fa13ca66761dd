import type { RuleExample } from '../../support/rule-example.ts'

const redirects = (...pairs: [from: string, to: string][]) =>
  `import { defineRedirects } from 'pagework'

export default defineRedirects([
${pairs.map(([from, to]) => `  { from: '${from}', to: '${to}' },`).join('\n')}
])
`
const file = 'page-configs/redirects.ts'

export const examples: RuleExample[] = [
  {
    name: 'away from a page',
    files: { [file]: redirects(['/schreiben', '/']) },
    finds: [{ at: `${file}:4:11`, says: 'it is the page /schreiben' }],
  },
  {
    name: 'a chain, and a page that is not there',
    files: { [file]: redirects(['/alt', '/neu'], ['/neu', '/schreiben'], ['/kontakt', '/schreibn']) },
    finds: [
      {
        at: `${file}:4:23`,
        says: 'this address redirects again; write "/schreiben" here (/neu → /schreiben)',
      },
      { at: `${file}:6:27`, says: 'did you mean "/schreiben"?' },
    ],
    fixed: {
      [file]: (text) => text.replace(`to: '/neu'`, `to: '/schreiben'`).replace('/schreibn', '/schreiben'),
    },
  },
  {
    name: 'a circle',
    files: { [file]: redirects(['/alt', '/neu'], ['/neu', '/alt']) },
    finds: [{ at: `${file}:4:23`, says: 'it goes round in a circle' }],
  },
  {
    name: 'from one address to two pages',
    files: { [file]: redirects(['/alt', '/schreiben'], ['/alt', '/']) },
    finds: [{ at: `${file}:5:11`, says: '[0] redirects this address already' }],
  },
  {
    name: 'away from a file',
    files: { [file]: redirects(['/media/abend.webp', '/schreiben']) },
    finds: [{ at: `${file}:4:11`, says: 'it is a file of public/' }],
  },
  {
    name: 'to pages',
    files: { [file]: redirects(['/alt', '/lampen/bogen'], ['/kontakt', '/schreiben']) },
    finds: [],
  },
]
