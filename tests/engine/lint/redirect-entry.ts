import { article } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const file = 'page-configs/redirects.ts'
const redirect = (from: string, to: string) => `import { defineRedirects } from 'pagework'

export default defineRedirects([{ from: '${from}', to: '${to}' }])
`

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
  'to an article that there is not, and the one that is meant': {
    files: { ...article, [file]: redirect('/alt', '/notizen/hols') },
    finds: `${file}:3:53 did you mean "/notizen/holz"?`,
    fixed: { [file]: ['/notizen/hols', '/notizen/holz'] },
  },
  'away from an article': {
    files: { ...article, [file]: redirect('/notizen/holz', '/schreiben') },
    finds: `${file}:3:41 it is published`,
  },
  'to an item that no list of the content has, and to one that it has': {
    files: { ...parts, [file]: redirect('/alt', '/teile/die-bogenlampe-am-morgen') },
    finds: `${file}:3:53 no page has this address`,
  },
  'to an item of the content': {
    files: { ...parts, [file]: redirect('/alt', '/teile/die-bogenlampe-am-abend') },
  },
  'from an old article to a new one': {
    files: { ...article, [file]: redirect('/notizen/eiche', '/notizen/holz') },
  },
}
