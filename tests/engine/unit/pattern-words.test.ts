import { expect, test } from 'vitest'
import { z } from 'zod'
import { kindsSchema } from '../../../schemas/kinds.ts'
import { pageSchema } from '../../../schemas/page.ts'
import { pictureRecordsSchema } from '../../../schemas/picture-records.ts'
import { enquiriesSchema } from '../../../schemas/enquiries.ts'
import { redirectsSchema } from '../../../schemas/redirects.ts'
import { brandSchema } from '../../../schemas/brand.ts'
import { clientSchema } from '../../../schemas/shared/client.ts'
import { siteSchema } from '../../../schemas/site.ts'
import { jsonSchemaOf, schemaMap } from '../../../src/site/config/schema-map.ts'
import { forEditors } from '../../support/generated.ts'

const written = z.looseObject({ pattern: z.string(), format: z.string().optional() })

/** Returns the patterns in a JSON Schema with the words that describe them. A format is described by its name. */
function patternsIn(node: unknown): [pattern: string, words: unknown][] {
  if (typeof node !== 'object' || node === null) return []
  const { data } = written.safeParse(node)
  const described: [string, unknown][] = data ? [[data.pattern, data.patternWords ?? data.format]] : []
  return [...described, ...Object.values(node).flatMap(patternsIn)]
}

const schemas = [
  brandSchema,
  pageSchema,
  siteSchema,
  clientSchema,
  enquiriesSchema,
  kindsSchema,
  redirectsSchema,
  pictureRecordsSchema,
]
const described = schemas.flatMap((schema) => patternsIn(jsonSchemaOf(schema)))

test('every pattern of the generated schemas is described in words', () => {
  const generated = [...forEditors.values()].flatMap(patternsIn)
  const patterns = new Set(generated.map(([pattern]) => pattern))
  const wordless = described.filter(([, words]) => words === undefined).map(([pattern]) => pattern)
  const unknown = [...patterns].filter((pattern) => described.every(([other]) => other !== pattern))
  expect([wordless, unknown]).toEqual([[], []])
  expect(patterns.size).toBeGreaterThan(10)
})

test('a form describes a text that must match a pattern in words', () => {
  const allowed = (block: object, ...path: PropertyKey[]) =>
    schemaMap(pageSchema).expectedAt(['blocks', 0, ...path], { blocks: [block] })
  expect(allowed({ type: 'cards' }, 'id')).toBe('lower case words joined by hyphens')
  expect(allowed({ type: 'cards' }, 'section')).toBe(
    'a whole number from 1 to 99, a name such as "faq_section" or { key }',
  )
  expect(allowed({ type: 'hero' }, 'picture', 'src')).toBe('a file under /media/')
})
