import { article, smallPage } from '../../support/example-edits.ts'
import { englishFiles } from '../../support/example-translations.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const redirects = (...pairs: [from: string, to: string][]) =>
  `import { defineRedirects } from 'pagework'

export default defineRedirects([
${pairs.map(([from, to]) => `  { from: '${from}', to: '${to}' },`).join('\n')}
])
`
const file = 'page-configs/redirects.ts'

const parts = {
  'page-configs/general/teile/[slug].ts': `import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  name: 'teil',
  title: 'Teil',
  noindex: true,
  content: { endpoint: 'bogen', prefix: 'bogen' },
  requires: ['teil'],
  blocks: [{ type: 'intro', id: 'teil', section: 1, itemByAddress: { root: '/teile', keys: 'hyphens' } }],
})
`,
}

export const examples: RuleExamples = {
  'away from a page in another language': {
    files: { ...englishFiles(), [file]: redirects(['/en', '/']) },
    finds: `${file}:4:11 it is the page /en`,
  },
  'away from a page in capitals, and from the file of Home': {
    files: { [file]: redirects(['/Schreiben', '/'], ['/index.html', '/schreiben']) },
    finds: [
      `${file}:4:11 it is the page /schreiben\nexpected  an address that no page has\nreceived  "/Schreiben"`,
      `${file}:5:11 it is the page /\nexpected  an address that no page has\nreceived  "/index.html"`,
    ],
  },
  'away from a page to which another redirect leads': {
    files: { [file]: redirects(['/kontakt', '/schreiben'], ['/schreiben', '/'], ['/briefe', '/schreiben']) },
    finds: `${file}:5:11 it is the page /schreiben`,
  },
  'to a draft, and to a page that has ended': {
    files: {
      'page-configs/general/neues.ts': smallPage('Neues').replace('noindex: true', 'draft: true'),
      'page-configs/general/aktion.ts': smallPage('Aktion').replace('noindex: true', "until: '2020-12-12'"),
      [file]: redirects(['/alt', '/neues'], ['/neu', '/aktion']),
    },
    finds: [
      `${file}:4:23 "/neues" leads to a draft (page-configs/general/neues.ts)`,
      `${file}:5:23 "/aktion" is not public any more (page-configs/general/aktion.ts)`,
    ],
  },
  'a chain, and a page that is not there': {
    files: { [file]: redirects(['/alt', '/neu'], ['/neu', '/schreiben'], ['/kontakt', '/schreibn']) },
    finds: [
      `${file}:4:23 this address redirects again; write "/schreiben" here (/neu → /schreiben)`,
      `${file}:6:27 did you mean "/schreiben"?`,
    ],
    fixed: {
      [file]: [
        [`to: '/neu'`, `to: '/schreiben'`],
        ['/schreibn', '/schreiben'],
      ],
    },
  },
  'a circle': {
    files: { [file]: redirects(['/alt', '/neu'], ['/neu', '/alt']) },
    finds: `${file}:4:23 it goes round in a circle`,
  },
  'to itself, and to an address unlike that of any page': {
    files: { [file]: redirects(['/alt', '/alt'], ['/neu', '/urkunden/der/firma/in/gold']) },
    finds: [`${file}:4:23 it goes round in a circle (/alt → /alt)`, `${file}:5:23 no page has this address`],
  },
  'from one address to two pages': {
    files: { [file]: redirects(['/alt', '/schreiben'], ['/alt', '/']) },
    finds: `${file}:5:11 [0] redirects this address already`,
  },
  'away from a file': {
    files: { [file]: redirects(['/media/abend.webp', '/schreiben']) },
    finds: `${file}:4:11 it is a file of public/`,
  },
  'from one address in two spellings, from a page in another spelling, and from a folder of the site': {
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
      `${file}:5:11 [0] redirects this address already`,
      `${file}:6:11 it is the page /schreiben`,
      `${file}:7:11 this address belongs to files`,
      `${file}:8:11 it is the page /`,
    ],
  },
  'from addresses of other scripts and with signs': {
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
  },
  'to an article that there is not, and the one that is meant': {
    files: { ...article, [file]: redirects(['/alt', '/notizen/hols']) },
    finds: `${file}:4:23 did you mean "/notizen/holz"?`,
    fixed: { [file]: ['/notizen/hols', '/notizen/holz'] },
  },
  'away from an article': {
    files: { ...article, [file]: redirects(['/notizen/holz', '/schreiben']) },
    finds: `${file}:4:11 it is the page /notizen/holz`,
  },
  'to an item that no list of the content has, and to one that it has': {
    files: { ...parts, [file]: redirects(['/alt', '/teile/die-bogenlampe-am-morgen']) },
    finds: `${file}:4:23 no page has this address`,
  },
  'to an item of the content': {
    files: { ...parts, [file]: redirects(['/alt', '/teile/die-bogenlampe-am-abend']) },
  },
  'from an old article to a new one': {
    files: { ...article, [file]: redirects(['/notizen/eiche', '/notizen/holz']) },
  },
}
