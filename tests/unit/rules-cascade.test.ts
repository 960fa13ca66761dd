import { expect, test } from 'vitest'
import type { RuleExample } from '../../src/rules/rule.ts'
import { validate } from '../../src/rules/validate.ts'
import { exampleSite } from '../support/example-site.ts'

const page = (name: string, blocks: string) => `import { definePage } from '../../schemas/define.ts'

export default definePage({
  type: 'seite',
  name: '${name}',
  title: 'Der ${name}',
  blocks: [{ type: 'hero', heading: 'Licht', ${blocks} }],
})
`
const broken = { 'page-configs/general/laden.ts': 'export default {' }
const codes = async (files: RuleExample['files']) =>
  (await validate(await exampleSite(files))).map(({ file, rule }) => `${file} ${rule}`)

test.each<[string, RuleExample['files']]>([
  [
    'a link to a page that cannot be read',
    {
      'page-configs/general/index.ts': (text) =>
        text.replace(`label: 'Erzählen Sie'`, `label: 'Erzählen Sie', to: '/laden#preise'`),
    },
  ],
  [
    'a page that one which cannot be read may lead to',
    { 'page-configs/general/keller.ts': page('keller', `height: 'banner'`) },
  ],
])('one cause is told once: %s', async (_, files) => {
  expect(await codes({ ...broken, ...files })).toEqual(['page-configs/general/laden.ts unreadable-file'])
})
