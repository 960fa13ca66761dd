import { expect, test } from 'vitest'
import { z } from 'zod'
import * as blocks from '../../../schemas/blocks/index.ts'
import * as brand from '../../../schemas/brand.ts'
import * as content from '../../../schemas/content.ts'
import * as enquiries from '../../../schemas/enquiries.ts'
import * as faqSet from '../../../schemas/faq-set.ts'
import * as kinds from '../../../schemas/kinds.ts'
import * as metadata from '../../../schemas/metadata.ts'
import * as page from '../../../schemas/page.ts'
import * as pictureRecords from '../../../schemas/picture-records.ts'
import * as redirects from '../../../schemas/redirects.ts'
import * as client from '../../../schemas/shared/client.ts'
import * as site from '../../../schemas/site.ts'
import * as words from '../../../schemas/words.ts'
import { editorSchemas } from '../../../src/author/generate/editor-schemas.ts'
import { forEditors } from '../../support/generated.ts'

// The editors' schemas come from a documented copy (src/author/generate/load-schemas.ts).
const made = editorSchemas({
  blocks,
  brand,
  client,
  content,
  enquiries,
  faqSet,
  kinds,
  metadata,
  page,
  pictureRecords,
  redirects,
  site,
  words,
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
