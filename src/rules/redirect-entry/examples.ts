import type { RuleExample } from '../rule.ts'

const file = 'page-configs/redirects.ts'
const redirect = (from: string, to: string) => `import { defineRedirects } from '../schemas/define.ts'

export default defineRedirects([{ from: '${from}', to: '${to}' }])
`
/** A page for each article that the service lists. */
const articles = {
  'page-configs/general/notizen/[id].ts': `import { definePage } from '../../../schemas/define.ts'

export default definePage({
  type: 'seite',
  name: 'notiz',
  title: 'Notiz',
  content: { endpoint: 'notizen/:id', kind: 'article' },
  blocks: [{ type: 'article', picture: { src: '/media/abend.webp' } }],
})
`,
  'content/api/notizen/holz.json': JSON.stringify({
    id: 'holz',
    title: 'Welches Holz wir nehmen',
    content: 'Esche.',
  }),
}

export const examples: RuleExample[] = [
  {
    name: 'to an article that there is not, and the one that is meant',
    files: { ...articles, [file]: redirect('/alt', '/notizen/hols') },
    finds: [{ at: `${file}:3:53`, says: 'did you mean "/notizen/holz"?' }],
    fixed: { [file]: (text) => text.replace('/notizen/hols', '/notizen/holz') },
  },
  {
    name: 'away from an article',
    files: { ...articles, [file]: redirect('/notizen/holz', '/schreiben') },
    finds: [{ at: `${file}:3:41`, says: 'it is published' }],
  },
  {
    name: 'from an old article to a new one',
    files: { ...articles, [file]: redirect('/notizen/eiche', '/notizen/holz') },
    finds: [],
  },
]
