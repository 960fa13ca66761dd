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
    name: 'away from a page to which another redirect leads',
    files: { [file]: redirects(['/kontakt', '/schreiben'], ['/schreiben', '/'], ['/briefe', '/schreiben']) },
    finds: [{ at: `${file}:5:11`, says: 'it is the page /schreiben' }],
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
    name: 'from one address in two spellings, from a page in another spelling, and from a folder of the site',
    files: {
      [file]: redirects(
        ['/café', '/'],
        ['/caf%c3%a9', '/'],
        ['/%73chreiben', '/'],
        ['/storage/alt.pdf', '/'],
        ['/index', '/lampen/bogen'],
      ),
    },
    finds: [
      { at: `${file}:5:11`, says: '[0] redirects this address already' },
      { at: `${file}:6:11`, says: 'it is the page /schreiben' },
      { at: `${file}:7:11`, says: 'this address belongs to files' },
      { at: `${file}:8:11`, says: 'it is the page /' },
    ],
  },
  {
    name: 'from addresses of other scripts and with signs',
    files: {
      [file]: redirects(
        ['/எல்இடி', '/schreiben'],
        ['/led%20wall', '/schreiben'],
        ['/it%27s', '/schreiben'],
        ['/x%281%29', '/schreiben'],
        ['/a%2Bb', '/schreiben'],
        ['/alt.html', '/schreiben'],
      ),
    },
    finds: [],
  },
  {
    name: 'to pages',
    files: { [file]: redirects(['/alt', '/lampen/bogen'], ['/kontakt', '/schreiben']) },
    finds: [],
  },
]
