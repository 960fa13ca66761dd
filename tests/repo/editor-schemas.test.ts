import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pageSchema } from '../../schemas/page.ts'
import { redirectsSchema } from '../../schemas/redirects.ts'
import { siteSchema } from '../../schemas/site.ts'
import { documented } from '../../src/author/generate/documented.ts'
import { partsOf, type JsonSchema } from '../../src/util/json-schema.ts'
import {
  docsOfEngine,
  docsOfSite,
  filesOfEngine,
  filesOfNames,
  filesOfSite,
} from '../../src/author/generate/generated-files.ts'
import { loadSchemas } from '../../src/author/generate/load-schemas.ts'
import { readProject } from '../../src/site/config/read-project.ts'
import { filesBelow } from '../support/files-below.ts'
import { forEditors as made, schemas } from '../support/generated.ts'
import { importModule } from '../support/import-module.ts'
import { root } from '../support/root.ts'

const textOf = (file: string) => readFile(join(root, file), 'utf8')

test('the docs of blocks and rules are up to date: npm run schemas writes them', async () => {
  const project = await readProject(root, importModule)
  const ofEngine = docsOfEngine(await loadSchemas(root, false))
  for (const [file, text] of [...ofEngine, ...docsOfSite(project)])
    expect(await textOf(file).catch(() => 'missing'), file).toBe(text)
})

test('git ignores every other generated file', async () => {
  const ignored = (await textOf('.gitignore')).split('\n').filter(Boolean)
  const files = [...filesOfEngine(schemas), ...filesOfSite(await readProject(root, importModule), schemas)]
  const isIgnored = (file: string) => ignored.some((line) => file.startsWith(line.replace(/\*$/, '')))
  expect(files.map(([file]) => file).filter((file) => !isIgnored(file))).toEqual([])
})

test('each option that is called as an address or a file is marked as one, so that rules check it', () => {
  const unmarked = (node: JsonSchema, path: string): string[] =>
    partsOf(node).flatMap(({ key, part }) => {
      const at = key === undefined ? path : `${path}.${key}`
      const isNamed = /^(?:to|href|src)$/.test(key ?? '')
      const isMarked = [part, ...partsOf(part).map((choice) => choice.part)].some(({ format }) => format)
      return [...(isNamed && !isMarked ? [at] : []), ...unmarked(part, at)]
    })
  const whole = z.strictObject({ page: pageSchema, site: siteSchema, redirects: redirectsSchema })
  const schema = z.toJSONSchema(whole, { io: 'input', unrepresentable: 'any' })
  expect(JSON.stringify(schema).split('"site-path"').length).toBeGreaterThan(20)
  // Words called "to", an address with the telephone number, and redirects, which have rules of their own.
  const others = /words\.to$|blocks\.(?:table\.)?to$|chat\.href$|redirects\.to$/
  expect(unmarked(schema, '').filter((path) => !others.test(path))).toEqual([])
})

describe('docs', () => {
  /** Returns the paths of keys without a description. */
  const silent = (node: JsonSchema, path: string): string[] =>
    [...partsOf(node), ...Object.entries(node.$defs ?? {}).map(([key, part]) => ({ key, part }))].flatMap(
      ({ key, part }) => {
        const at = key === undefined ? path : `${path}.${key}`
        // A group of words has the name of a block or of an option, which has the description.
        const isWordGroup = path.startsWith('words') && part.properties !== undefined
        const named = key === undefined || part.description !== undefined || isWordGroup
        return [...(named ? [] : [at]), ...silent(part, at)]
      },
    )

  test.each([...made.keys()])('every key of %s has a comment', (name) => {
    expect(silent(made.get(name) ?? {}, name)).toEqual([])
  })

  test('a key without a comment has no docs', () => {
    const source =
      'export const a = z.object({\n  /** Meaning of b. */\n  b: z.string(),\n  c: z.string(),\n})'
    expect(documented('a.ts', source)).toBe(
      'export const a = z.object({\n  /** Meaning of b. */\n  b: __documented(z.string(), "Meaning of b.", ),\n  c: z.string(),\n})',
    )
    const schema = z.toJSONSchema(z.object({ b: z.string().describe('Meaning of b.'), c: z.string() }))
    expect(silent(schema, 'a')).toEqual(['a.c'])
  })

  test('a comment of several lines is one text, before the default', () => {
    const cards = blockOf('cards')
    expect(cards.properties?.variant).toMatchObject({
      description: expect.stringMatching(
        /^Layout of a card\. `below`: words under the picture; `beside`: .* small picture\.$/,
      ),
      default: 'below',
    })
  })

  test('values of the site have no empty default', () => {
    expect(JSON.stringify([...made.values()])).not.toContain('{site.')
  })
})

describe('every .json', async () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  const names = filesOfNames(await readProject(root, importModule))
  const namesSchema: unknown = JSON.parse(names.get('page-configs/known.schema.json') ?? '')
  ajv.addSchema(Object(namesSchema), 'known')
  const checks = new Map(
    [...made].map(([name, schema]) => {
      const text = JSON.stringify(schema).replaceAll('../../page-configs/known.schema.json#', 'known#')
      return [name, ajv.compile(Object(JSON.parse(text)))]
    }),
  )
  const settings = z
    .object({ 'json.schemas': z.array(z.object({ fileMatch: z.array(z.string()), url: z.string() })) })
    .parse(JSON.parse((await textOf('.vscode/settings.json')).replace(/^\/\/.*\n/, '')))
  const files = ['page-configs', 'content/api', 'content/pictures', 'tests/example-site']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => file.endsWith('.json') && !file.endsWith('known.schema.json'))

  /** Returns the schema that an editor uses for a file: the one that the file names, or the one in the settings. */
  function schemaFor(file: string, value: unknown): string {
    const schemaPath = z.object({ $schema: z.string() }).safeParse(value).data?.$schema
    if (schemaPath !== undefined) return normalize(join(dirname(file), schemaPath))
    const matching = settings['json.schemas'].find(({ fileMatch }) =>
      fileMatch.some((pattern) => matches(pattern, file)),
    )
    return normalize(matching?.url ?? 'none')
  }

  test.each(files)('%s keeps to its schema', async (file) => {
    const value: unknown = JSON.parse(await textOf(file))
    const name = /^schemas\/generated\/(.+)\.schema\.json$/.exec(schemaFor(file, value))?.[1] ?? 'none'
    // The settings name the folders of this site. A page in the folder of another kind names its schema, or has none.
    if (name === 'none' && file.startsWith('page-configs/')) return
    const check = checks.get(name)
    expect(check, `${file}: ${schemaFor(file, value)}`).toBeDefined()
    check?.(value)
    expect(check?.errors ?? []).toEqual([])
  })

  test.each([
    ['page', { name: 'x', title: 'X', blocks: [{ type: 'hero', heding: 'X' }] }],
    ['page', { name: 'x', title: 'X', blocks: [{ type: 'intro', section: 0 }] }],
    ['metadata', { home: { title: 'X' } }],
    ['client', { slug: 'A B', image: 'a.webp', name: 'A', position: 'B', testimonial: 'C' }],
    ['picture-records', { 'a.webp': { shows: 'A', light: 'dusk' } }],
    ['faq-set', [{ question: 'A?', answer: 'B' }]],
    ['content', [{ title: 'A section without its key' }]],
    ['content', [{ section: 'a', images: [{ faqs: [{ question: 'Without an answer?' }] }] }]],
    ['kinds', { thing: {} }],
    ['redirects', [{ to: '/a' }]],
    ['site', { brand: '' }],
  ])('a %s that is wrong does not keep to its schema: %j', (name, value) => {
    expect(checks.get(name)?.(value)).toBe(false)
  })
})

const matches = (pattern: string, file: string) =>
  new RegExp(
    `^${pattern
      .slice(1)
      .replaceAll('.', String.raw`\.`)
      .replaceAll('**/', '(.+/)?')
      .replaceAll(/(?<!\))\*/g, '[^/]*')}$`,
  ).test(file)

function blockOf(type: string): JsonSchema {
  const blocks = partsOf(made.get('page') ?? {}).find(({ key }) => key === 'blocks')?.part ?? {}
  const [choice] = partsOf(blocks)
  const match = partsOf(choice?.part ?? {}).find(({ part }) =>
    partsOf(part).some(({ key, part: its }) => key === 'type' && its.const === type),
  )
  return match?.part ?? {}
}
