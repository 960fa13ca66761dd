import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { knownNames } from '../../../src/author/generate/known-names.ts'
import { readProject } from '../../../src/site/config/read-project.ts'
import { exampleSite } from '../../support/example-site.ts'
import { importModule } from '../../support/import-module.ts'
import { root } from '../../support/site-config.ts'

const namesOf = async (folder: string) => knownNames(await readProject(folder, importModule))

test('the names offered in editors exist; npm run schemas reports a new one', async () => {
  const file = await readFile(join(root, 'page-configs/known.schema.json'), 'utf8')
  const { $defs: told } = z
    .object({ $defs: z.record(z.string(), z.object({ enum: z.array(z.string()) })) })
    .parse(JSON.parse(file))
  for (const [kind, names] of Object.entries(await namesOf(root)))
    expect(
      told[kind]?.enum.filter((name) => !names.includes(name)),
      kind,
    ).toEqual([])
})

test('they are read off the files of a site', async () => {
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
