import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { filesOfEngine } from '../../../src/author/generate/generated-files.ts'
import { openApi } from '../../../src/author/generate/openapi.ts'
import { readContent } from '../../../src/runtime/content/read-content.ts'
import { sectionKeys } from '../../support/find-page.ts'
import { schemas } from '../../support/generated.ts'
import { root, siteConfig } from '../../support/site-config.ts'

const made = openApi(siteConfig, schemas)

test('each endpoint and the contract match the pages: npm run schemas writes them', async () => {
  const file: unknown = JSON.parse(await readFile(join(root, 'docs/openapi.json'), 'utf8'))
  const { paths, ...rest } = z.looseObject({ paths: z.record(z.string(), z.unknown()) }).parse(file)
  const { paths: now, ...contract } = JSON.parse(JSON.stringify(made))
  expect(rest).toEqual(contract)
  // A new endpoint fails nothing: `npm run new` and `npm run schemas` report it.
  for (const [path, described] of Object.entries(paths)) expect(described, path).toEqual(now[path])
})

test('an example has each section that its pages show', () => {
  const retail = made.paths['/api/retails']?.get
  expect(retail?.description).toContain('- `retail_section1`: hero\n- `retail_section2`: intro')
  expect(made.paths['/api/blog/{id}']?.get.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  ])
})

describe.each(siteConfig.pages.filter(({ page }) => page.content))('$path', ({ page }) => {
  const content = page.content
  const path = `/api/${content?.endpoint.replaceAll(/:(\w+)/g, '{$1}')}`
  const answer = made.paths[path]?.get.responses[200].content['application/json']

  test('reads the example of its endpoint without an oddity, and finds its sections in it', async () => {
    if (!content) throw new Error('It has no content')
    const read = await readContent(answer?.example, {
      ...content,
      host: 'https://content.example',
      loadSanitizer: () => Promise.resolve((html: string) => ({ __html: html })),
    })
    expect(read.oddities).toEqual([])
    expect([...read.content.sections.keys()]).toEqual(expect.arrayContaining(sectionKeys(page)))
    expect(read.content.articles).toHaveLength(content.kind.startsWith('article') ? 1 : 0)
    expect(read.content.gallery).toHaveLength(content.kind === 'gallery' ? 1 : 0)
  })

  test('and the example has the described shape', () => {
    const ajv = new Ajv2020({ strict: false })
    const check = ajv.compile({ ...answer?.schema, components: made.components })
    check(answer?.example)
    expect(check.errors ?? []).toEqual([])
    expect(check({ data: 7 })).toBe(false)
  })
})

test('the docs of blocks tell every option with its type, default, words and an example', () => {
  const docs = filesOfEngine(schemas).get('docs/blocks.md') ?? ''
  expect(docs).toContain('\n## cards\n')
  expect(docs).toContain(
    '| `columns` | `2` or `3` or `4` | `4` | Maximum cards in a row on a large screen. `reasons` has three, `tall` has a single row. |',
  )
  expect(docs).toContain(
    '| `links[].to` | an address of this site | required | Address that the link leads to. |',
  )
  expect(docs).toContain('| `facts` | a list of 3 objects |  | Three facts that a buyer asks for first. |')
  expect(docs).toContain('"type": "icon-rows"')
})
