import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openApi } from '../../../src/author/generate/openapi.ts'
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
