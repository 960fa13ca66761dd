import { expect, test } from 'vitest'
import { z } from 'zod'
import { enquiriesSchema } from '../../schemas/enquiries.ts'
import { kindsSchema } from '../../schemas/kinds.ts'
import { pageSchema } from '../../schemas/page.ts'
import { redirectsSchema } from '../../schemas/redirects.ts'
import { clientSchema } from '../../schemas/shared/client.ts'
import { siteSchema } from '../../schemas/site.ts'

/**
 * Keys of JSON Schema itself, and the words of patterns, which only describe. All others are marks for rules, such as
 * allowed addresses and words.
 */
const shape = new Set(
  '$schema additionalProperties anyOf const enum exclusiveMinimum items maximum maxItems maxLength minimum minItems minLength oneOf pattern patternWords prefixItems properties propertyNames required type'.split(
    ' ',
  ),
)

function marks(node: unknown, path: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const entries = Object.entries(node)
  if (Array.isArray(node)) return entries.flatMap(([, part]) => marks(part, path))
  const own = entries.filter(
    ([key, value]) => !shape.has(key) && (key !== 'default' || JSON.stringify(value).includes('{site.')),
  )
  const { properties = {}, ...rest } = z
    .object({ properties: z.looseObject({}).optional() })
    .loose()
    .parse(node)
  const { type } = z.object({ type: z.object({ const: z.string() }) }).safeParse(properties).data ?? {}
  const at = type ? `${path} ${type.const}` : path
  return [
    ...own.map(([key, value]) => `${at}: ${key} ${JSON.stringify(value)}`),
    ...Object.entries(properties).flatMap(([key, part]) => marks(part, `${at}.${key}`)),
    ...['items', 'prefixItems', 'anyOf', 'oneOf', 'additionalProperties'].flatMap((key) =>
      marks(rest[key], at),
    ),
  ]
}

// A reviewed file, which `--update` writes: no rule checks a value that loses its mark.
test('the marks of config values for rules and the site are as reviewed', async () => {
  const schemas = {
    page: pageSchema,
    site: siteSchema,
    client: clientSchema,
    kinds: kindsSchema,
    redirects: redirectsSchema,
    enquiries: enquiriesSchema,
  }
  const lines = Object.entries(schemas).flatMap(([name, schema]) =>
    marks(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name),
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('schema-marks.txt')
})
