import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { docsOfEngine } from '../../../src/author/generate/generated-files.ts'
import { openApi } from '../../../src/author/generate/openapi.ts'
import { readContent } from '../../../src/runtime/content/read-content.ts'
import { bakery } from '../../support/bakery.ts'
import { sectionKeys } from '../../support/page-blocks.ts'
import { schemas } from '../../support/generated.ts'

const made = openApi(bakery, schemas)

describe.each(bakery.pages.filter(({ page }) => page.content))('$path', ({ page }) => {
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

test('an endpoint names the blocks that show its sections, and its parameters', () => {
  expect(made.paths['/api/bienenstich']?.get.description).toContain(
    '- `biene_section1`: hero\n- `biene_section2`: intro',
  )
  expect(made.paths['/api/neues/{id}']?.get.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  ])
})

test('the docs of blocks have every option with its type, default, words and an example', () => {
  const docs = docsOfEngine(schemas).get('docs/blocks.md') ?? ''
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
