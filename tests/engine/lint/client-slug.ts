import { withClients } from '../../support/example-edits.ts'
import type { RuleExamples } from '../../support/rule-example.ts'

const client = (slug: string, name: string) =>
  JSON.stringify({ slug, image: 'abend.webp', name, position: 'Wirt', testimonial: 'Sie leuchtet.' }, null, 2)
const files = (second: string) => ({
  'page-configs/kunden/anna.json': client('gasthaus', 'Anna'),
  'page-configs/kunden/berta.json': client(second, 'Berta'),
  'page-configs/general/index.ts': withClients('anna', 'berta'),
})

export const examples: RuleExamples = {
  'a client that was copied with its slug': {
    files: files('gasthaus'),
    finds: 'page-configs/kunden/berta.json:2:11 Anna has this address already',
  },
  'clients with slugs of their own': { files: files('hofladen') },
}
