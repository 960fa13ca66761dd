import { expect, test } from 'vitest'
import { openApi } from '../../../src/author/generate/openapi.ts'
import { schemas } from '../../support/generated.ts'
import { siteConfig } from '../../support/site-config.ts'

const made = openApi(siteConfig, schemas)

test('an example has each section that its pages show', () => {
  const retail = made.paths['/api/retails']?.get
  expect(retail?.description).toContain('- `retail_section1`: hero\n- `retail_section2`: intro')
  expect(made.paths['/api/blog/{id}']?.get.parameters).toEqual([
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
  ])
})
