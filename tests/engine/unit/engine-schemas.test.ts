import { expect, test } from 'vitest'
import { z } from 'zod'
import * as schemas from '../../../src/author/generate/authored.ts'
import { editorSchemas } from '../../../src/author/generate/editor-schemas.ts'
import { forEditors } from '../../support/generated.ts'

// The editors' schemas come from a documented copy (src/author/generate/load-schemas.ts).
const made = editorSchemas({
  ...schemas,
  docs: z.registry(),
  madeBy: new WeakMap(),
  examples: Object.create(null),
})

const withoutDocs = (schema: unknown): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  )

test.each([...made.keys()].filter((name) => name !== 'content'))(
  'the engine accepts the %s that the JSON schema accepts',
  (name) => {
    expect(withoutDocs(made.get(name))).toEqual(withoutDocs(forEditors.get(name)))
  },
)
