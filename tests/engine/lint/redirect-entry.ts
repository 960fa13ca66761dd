import { article } from '../../support/example-edits.ts'
import type { RuleExample } from '../../support/rule-example.ts'

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

export const examples: RuleExample[] = [
  {
    name: 'to an article that there is not, and the one that is meant',
    files: { ...article, [file]: redirect('/alt', '/notizen/hols') },
    finds: [{ at: `${file}:3:53`, says: 'did you mean "/notizen/holz"?' }],
    fixed: { [file]: (text) => text.replace('/notizen/hols', '/notizen/holz') },
  },
  {
    name: 'away from an article',
    files: { ...article, [file]: redirect('/notizen/holz', '/schreiben') },
    finds: [{ at: `${file}:3:41`, says: 'it is published' }],
  },
  {
    name: 'to an item that no list of the content has, and to one that it has',
    files: { ...parts, [file]: redirect('/alt', '/teile/die-bogenlampe-am-morgen') },
    finds: [{ at: `${file}:3:53`, says: 'no page has this address' }],
  },
  {
    name: 'to an item of the content',
    files: { ...parts, [file]: redirect('/alt', '/teile/die-bogenlampe-am-abend') },
    finds: [],
  },
  {
    name: 'from an old article to a new one',
    files: { ...article, [file]: redirect('/notizen/eiche', '/notizen/holz') },
    finds: [],
  },
]
