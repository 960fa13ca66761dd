import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withClients } from '../../support/example-edits.ts'
import { root } from '../../support/root.ts'
import { englishFiles } from '../../support/example-translations.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const page = `import { definePage } from 'pagework'

export default definePage({
  kind: 'seite',
  name: 'zweite',
  title: 'Zweite',
  noindex: true,
  blocks: [{ type: 'hero', heading: 'Noch einmal' }],
})
`

const deeper = page.replace('../../', '../../../')

const client = (slug: string, name: string) =>
  JSON.stringify({ slug, image: 'abend.webp', name, position: 'Wirt', testimonial: 'Sie leuchtet.' }, null, 2)
const files = (second: string) => ({
  'page-configs/kunden/anna.json': client('gasthaus', 'Anna'),
  'page-configs/kunden/berta.json': client(second, 'Berta'),
  'page-configs/general/index.ts': withClients('anna', 'berta'),
})

export const examples: RuleExamples = {
  'an address that differs in letter case alone': {
    files: { 'page-configs/general/Schreiben.ts': page },
    finds:
      'page-configs/general/schreiben.ts:1:1 has the address /schreiben, and so has page-configs/general/Schreiben.ts',
  },
  'a copy of a page in another letter case, whose content and questions are reported only once': {
    files: {
      'page-configs/werke/Bogen.json': readFileSync(
        join(root, 'tests/example-site/page-configs/werke/bogen.json'),
        'utf8',
      ),
    },
    finds: 'page-configs/werke/bogen.json:1:1 has the address /lampen/bogen',
  },
  'two parameters in one place': {
    files: {
      'page-configs/general/x/[id].ts': deeper,
      'page-configs/general/x/[name].ts': deeper.replace('zweite', 'dritte'),
    },
    finds: 'page-configs/general/x/[name].ts:1:1 has the address /x/:name',
  },
  'a language whose root is the address of a page': {
    files: { ...englishFiles(), 'page-configs/general/en.ts': page },
    finds:
      'page-configs/site.ts:17:52 page-configs/general/en.ts has the address /en\nexpected  an address that no page has, such as "/en"',
  },
  'a language whose root has a page of the same language': {
    files: {
      ...englishFiles(),
      'page-configs/general/eins.ts': page.replace('kind:', "language: 'en',\n  kind:"),
    },
  },
  'a client that was copied with its slug': {
    files: files('gasthaus'),
    finds: 'page-configs/kunden/berta.json:2:11 Anna has this address already',
  },
  'clients with slugs of their own': { files: files('hofladen') },
}
