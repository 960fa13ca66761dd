import { article } from '../../support/example-edits.ts'
import type { RuleExample } from '../../support/rule-example.ts'

const file = 'page-configs/redirects.ts'
const redirect = (from: string, to: string) => `import { defineRedirects } from '../schemas/define.ts'

export default defineRedirects([{ from: '${from}', to: '${to}' }])
`

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
    name: 'from an old article to a new one',
    files: { ...article, [file]: redirect('/notizen/eiche', '/notizen/holz') },
    finds: [],
  },
]
