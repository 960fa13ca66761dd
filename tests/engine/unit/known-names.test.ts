import { expect, test } from 'vitest'
import { filesOfNames } from '../../../src/author/generate/generated-files.ts'
import { knownNames } from '../../../src/author/generate/known-names.ts'
import { readProject } from '../../../src/site/config/read-project.ts'
import { exampleSite } from '../../support/example-site.ts'
import { importModule } from '../../support/import-module.ts'

const namesOf = async (folder: string) => knownNames(await readProject(folder, importModule))

test('known names are read from the files of a site', async () => {
  const folder = await exampleSite({
    'page-configs/structured-data/fragen.json': '[]',
    'content/api/notizen/erste.json': '{}',
    'page-configs/general/notizen/[id].ts': undefined,
    'page-configs/general/notizen/[id].json': JSON.stringify({
      kind: 'seite',
      name: 'notiz',
      title: 'Notiz',
      content: { endpoint: 'notizen/:id', kind: 'article' },
      blocks: [{ type: 'article', picture: { src: '/media/abend.webp' } }],
    }),
  })
  expect(await namesOf(folder)).toEqual({
    address: ['/', '/lampen/bogen', '/notizen/erste', '/schreiben'],
    contentPicture: ['abend.webp'],
    endpoint: ['bogen', 'notizen', 'notizen/:id'],
    fallback: [],
    faqSet: ['fragen'],
    film: [],
    kind: ['seite', 'werk'],
    metadata: ['werkstatt'],
    picture: ['/media/abend.webp'],
    sectionKey: ['bogen_faq_section', 'bogen_section1'],
    sectionName: ['faq_section'],
  })
})

test('a kind of name without names has a schema that refuses every text', async () => {
  const files = filesOfNames(await readProject(await exampleSite({}), importModule))
  const namesSchema: unknown = JSON.parse(files.get('page-configs/known.schema.json') ?? '')
  expect(namesSchema).toMatchObject({
    $defs: { film: { not: {} }, picture: { enum: ['/media/abend.webp'] } },
  })
})
