import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openApi } from '../../../src/author/generate/openapi.ts'
import { schemas } from '../../support/generated.ts'
import { root, siteConfig } from '../../support/site-config.ts'

const made = openApi(siteConfig, schemas)

test('the contract of the content is that of the schemas: npm run schemas writes it', async () => {
  const file: unknown = JSON.parse(await readFile(join(root, 'docs/openapi.json'), 'utf8'))
  // Endpoints and sections follow the configs, which authors change: `npm run schemas` writes them again.
  const { paths: _told, ...rest } = z.looseObject({ paths: z.unknown() }).parse(file)
  const { paths: _now, ...contract } = JSON.parse(JSON.stringify(made))
  expect(rest).toEqual(contract)
})

test('an example has each section that its pages show', () => {
  const retail = made.paths['/api/retails']?.get
  expect(retail?.description).toContain('- `retail_section1`: hero\n- `retail_section2`: intro')
  expect(made.paths['/api/blog/{id}']?.get.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  ])
})
