import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { docsOfEngine } from '../../../src/author/generate/generated-files.ts'
import { openApi } from '../../../src/author/generate/openapi.ts'
import { readContent } from '../../../src/runtime/content/read-content.ts'
import { bakery, bakeryRoot } from '../../support/bakery.ts'
import { schemas } from '../../support/generated.ts'

const made = openApi(bakery, schemas)

describe.each(bakery.pages.filter(({ page }) => page.content))('$path', ({ page }) => {
  const content = page.content
  const path = `/api/${content?.endpoint.replaceAll(/:(\w+)/g, '{$1}')}`
  const answer = made.paths[path]?.get.responses[200].content['application/json']

  test('the answer of its endpoint has the described shape, and is read without an oddity', async () => {
    if (!content) throw new Error('It has no content')
    const file = `content/api/${content.endpoint.replace(':id', 'ferien')}.json`
    const sent: unknown = JSON.parse(readFileSync(join(bakeryRoot, file), 'utf8'))
    const ajv = new Ajv2020({ strict: false })
    const check = ajv.compile({ ...answer?.schema, components: made.components })
    check(sent)
    expect(check.errors ?? []).toEqual([])
    expect(check({ data: 7 })).toBe(false)
    const read = await readContent(sent, {
      ...content,
      host: 'https://content.example',
      loadSanitizer: () => Promise.resolve((html: string) => ({ __html: html })),
    })
    expect(read.oddities).toEqual([])
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
    '| `columns` | 2 or 3 or 4 | `4` | Maximum cards in a row on a large screen. `reasons` has three, `tall` has a single row. |',
  )
  expect(docs).toContain(
    '| `links[].to` | an address of this site | required | Address that the link leads to. |',
  )
  expect(docs).toContain(
    '| `facts` | a list of exactly 3, each { value, label } |  | Three facts that a buyer asks for first. |',
  )
  expect(docs).toContain('"type": "icon-rows"')
})
