import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { parseSync } from 'rolldown/utils'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkBlocks } from '../../../src/author/commands/check/check-blocks.ts'
import { knownTypes } from '../../../src/author/generate/author-types.ts'
import { newBlock } from '../../../src/author/scaffold/new-block.ts'
import type { AnyExample } from '../../../src/author/studio/blocks/example-page.ts'
import { jsonSchemaOf } from '../../../src/site/config/schema-map.ts'
import { ownBlocks, ownBlocksOf } from '../../../src/util/own-blocks.mjs'
import { brand } from '../../support/bakery-brand.ts'
import { bakery } from '../../support/bakery.ts'
import { root as engine } from '../../support/root.ts'
import { putFiles } from '../../support/temporary-folder.ts'

let site = ''
beforeAll(async () => {
  await mkdir(join(engine, '.tmp'), { recursive: true })
})
beforeEach(async () => {
  await rm(site || join(engine, '.tmp/none'), { recursive: true, force: true })
  // Below the engine, so that the blocks find its package.
  site = await mkdtemp(join(engine, '.tmp/own-blocks-'))
})
afterAll(() => rm(site, { recursive: true, force: true }))

const blockFiles = (type: string) => newBlock(site, type).creates

const write = (files: Iterable<[file: string, text: string]>) => putFiles(site, Object.fromEntries(files))

/** Bundles a module of the engine, or a virtual one, with the site's blocks and imports it. */
async function imported(file: string): Promise<Record<string, unknown>> {
  const bundle = await rolldown({
    input: file.startsWith('virtual:') ? file : join(engine, file),
    platform: 'node',
    plugins: [ownBlocks(engine, site)],
    external: /view\.tsx$/,
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  await bundle.close()
  return import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`
  )
}

test('a block of the scaffold is in the registry and in the union of blocks', async () => {
  await write(blockFiles('bread-calendar'))
  expect(ownBlocksOf(engine, site)).toEqual(['bread-calendar'])
  const { blockSchema } = Object(await imported('schemas/blocks/index.ts'))
  expect(blockSchema.parse({ type: 'bread-calendar', section: 1 })).toEqual({
    type: 'bread-calendar',
    id: 'bread-calendar',
    draft: false,
    section: 1,
  })
  const { blocks } = Object(await imported('block-library/blocks.ts'))
  expect(blocks['bread-calendar'].type).toBe('bread-calendar')
})

test('all problems of folders are reported together, with what to do', async () => {
  await write([
    ['blocks/hero/schema.ts', ''],
    ['blocks/BreadCalendar/schema.ts', ''],
    ['blocks/calendar/schema.ts', ''],
    ['blocks/calendar/view.tsx', ''],
  ])
  expect(() => ownBlocksOf(engine, site)).toThrow(
    [
      'The site’s own blocks are not complete',
      '',
      'blocks/BreadCalendar: the name of a block must be lower case words joined by hyphens. Rename the folder.',
      'blocks/calendar/block.ts: is missing. `npm run new -- block --name another` writes all files of a block to compare with.',
      'blocks/calendar/examples.ts: is missing. `npm run new -- block --name another` writes all files of a block to compare with.',
      'blocks/hero: the engine has a block with this name. Rename the folder, and the type in its files.',
    ].join('\n'),
  )
})

test('scripts of own blocks are listed, and their names are those in views', async () => {
  const view = (mark: string) =>
    `export const View = () => <p data-behaviour="${mark}"><Island name="${mark}" of={A} props={{}} /></p>`
  for (const type of ['calendar', 'oven', 'clock']) await write(blockFiles(type))
  await write([
    ['blocks/calendar/day.behaviour.ts', 'export const attach = () => undefined'],
    ['blocks/calendar/day.island.tsx', 'export const Day = () => undefined'],
    ['blocks/calendar/view.tsx', view('day')],
  ])
  expect(ownBlocksOf(engine, site)).toHaveLength(3)
  const { default: behaviours } = Object(await imported('virtual:own-blocks/behaviours'))
  expect(Object.keys(behaviours)).toEqual(['/day.behaviour.ts'])
  const { default: islands } = Object(await imported('virtual:own-blocks/islands'))
  const island = '/day.island.tsx'
  expect(Object.keys(islands)).toEqual([island])
  expect(Object.keys(await islands[island]())).toEqual(['Day'])
  await write([
    ['blocks/clock/day.behaviour.ts', ''],
    ['blocks/oven/strip.behaviour.ts', ''],
    ['blocks/oven/view.tsx', view('hot')],
  ])
  expect(() => ownBlocksOf(engine, site)).toThrow(
    [
      '',
      'blocks/clock/day.behaviour.ts: blocks/calendar has a file of this name. Rename it here and in view.tsx.',
      'blocks/oven/strip.behaviour.ts: the engine has a file of this name. Rename it here and in view.tsx.',
      'blocks/oven/view.tsx: data-behaviour="hot" needs a file hot.behaviour.ts. Add it, or correct the name.',
      'blocks/oven/view.tsx: <Island name="hot" needs a file hot.island.tsx. Add it, or correct the name.',
    ].join('\n'),
  )
})

test.each([
  [
    'schemas',
    'schema.ts',
    "blocks/calendar/schema.ts: expected an export named schema, an object schema with blockBase('calendar'). Add it, or correct its type.",
  ],
  [
    'blocks',
    'block.ts',
    "blocks/calendar/block.ts: expected an export named block, defineBlock({ type: 'calendar', … }). Add it, or correct its type.",
  ],
  [
    'examples',
    'examples.ts',
    "blocks/calendar/examples.ts: expected an export named examples, { default: { block: { type: 'calendar' } } }. Add it, or correct its type.",
  ],
])('virtual:own-blocks/%s reports a file without its export', async (list, file, message) => {
  await write(blockFiles('calendar'))
  await write([[`blocks/calendar/${file}`, "export const schema = 'calendar', block = {}, examples = {}\n"]])
  await expect(imported(`virtual:own-blocks/${list}`)).rejects.toThrow(message)
})

/** Schema of a block with a word of its own, a word in a list, and a word with placeholders. */
const schemaWithWords = `import { blockBase, siteWord, z } from 'pagework/blocks'
export const schema = z.strictObject({
  ...blockBase('calendar'),
  closed: siteWord(),
  days: z.array(z.strictObject({ open: siteWord('from') })).default([]),
})
`

test('words of own blocks are a group of the site’s words, and replace the marks on a page', async () => {
  await write(blockFiles('calendar'))
  await write([['blocks/calendar/schema.ts', schemaWithWords]])
  const { wordsSchema } = Object(await imported('schemas/words.ts'))
  const group = wordsSchema.shape.calendar
  expect(group.safeParse({ closed: 'zu', days: { open: 'ab {from}' } }).success).toBe(true)
  expect(Object(group.safeParse({ cloosed: 'zu' })).error.issues).toMatchObject([
    { code: 'unrecognized_keys', keys: ['cloosed'] },
  ])

  const { readPage } = Object(await imported('src/site/config/read-page.ts'))
  const block = { type: 'calendar', days: [{}, { open: 'now' }] }
  const input = { kind: 'seite', name: 'x', title: 'Brot', blocks: [block] }
  const read = (calendar: object) =>
    readPage(input, { kinds: { seite: { defaults: [] } }, site: bakery.site, words: { calendar } }).value
  expect(read({ closed: '{title} zu', days: { open: 'ab {from}' } }).blocks).toEqual([
    {
      type: 'calendar',
      id: 'calendar',
      draft: false,
      closed: 'Brot zu',
      days: [{ open: 'ab {from}' }, { open: 'now' }],
    },
  ])

  const { missingWord } = Object(await imported('src/lint/rules/missing-word.ts'))
  const config = { pages: [{ file: 'page.ts', page: read({}) }], site: { language: 'de' } }
  expect([...missingWord.check({ config })].map(({ problem }) => problem)).toEqual([
    'is missing: page.ts needs "calendar.closed". Write it',
    'is missing: page.ts needs "calendar.days.open". Write it',
  ])

  const words = jsonSchemaOf(wordsSchema)
  expect(knownTypes({}, ['calendar'], words)).toContain(
    `interface OwnWords {
  calendar?: {
    closed?: string | undefined
    days?: {
      open?: string | undefined
    } | undefined
  } | undefined
}`,
  )
})

test('the rule `contrast` judges the pairs that an own block declares', async () => {
  await write(blockFiles('calendar'))
  const file = 'blocks/calendar/block.ts'
  const contrasts =
    "contrasts: [{ state: 'a badge', front: ['onAccent'], on: ['green', 'accent'], least: 4.5 }],"
  const text = blockFiles('calendar').get(file)
  await write([[file, String(text).replace('  bind: ', `  ${contrasts}\n  bind: `)]])
  const { contrast } = Object(await imported('src/lint/rules/contrast.ts'))
  const values = new Map(brand?.values).set('--green', '#777777').set('--on-accent', '#888888')
  const pairs = contrast.check({ config: { brand: { ...brand, values } } })
  expect(pairs).toMatchObject([
    { path: ['color', 'onAccent', '$value'], problem: expect.stringContaining('a button, and a selected') },
    {
      file: 'page-configs/brand.tokens.json',
      path: ['color', 'onAccent', '$value'],
      problem: 'calendar: a badge: onAccent on green has a contrast of 1.26 to 1',
      expected: 'at least 4.5 to 1',
      received: '#888888 on #777777',
    },
    { problem: expect.stringMatching(/^calendar: a badge: onAccent on accent has/) },
  ])
})

test('`new block` in a site writes the block into its own folder, and takes no name of the engine', () => {
  const { creates, edits, notes } = newBlock(site, 'bread-calendar')
  expect([...creates.keys()]).toEqual(
    ['block.ts', 'examples.ts', 'schema.ts', 'view.tsx'].map((file) => `blocks/bread-calendar/${file}`),
  )
  for (const [file, text] of creates) expect(parseSync(file, text).errors, file).toEqual([])
  expect(edits.size).toBe(0)
  expect(notes).toContain('npm run workbench shows its examples')
  expect(() => newBlock(site, 'hero')).toThrow('The engine has a block named hero: choose another name')
  expect(() => newBlock(site, 'PriceList')).toThrow('lower case words joined by hyphens')
})

test('`check` reports examples that cannot be read, or are hidden without saying so', async () => {
  const hero = (block: object, hidden?: true): AnyExample => ({
    block: { type: 'intro', section: 1, ...block },
    ...(hidden && { hidden }),
  })
  const problems = await checkBlocks(bakery, 'blocks', {
    calendar: {
      default: { block: { type: 'hero', heading: 'A calendar', height: 'line' } },
      misspelt: hero({ hedding: 'A calendar' }),
      'without its section': hero({}),
      'hidden and says so': hero({}, true),
      'not hidden': { block: { type: 'hero', heading: 'A calendar', height: 'line' }, hidden: true },
    },
  })
  expect(problems.judged).toBe('1 own, with 5 examples')
  expect(problems.problems).toEqual([
    expect.stringContaining('blocks/calendar/examples.ts: misspelt: hedding: '),
    'blocks/calendar/examples.ts: without its section: the block is hidden, because its section is missing. Give the example what the block needs, or `hidden: true`.',
    'blocks/calendar/examples.ts: not hidden: expected a hidden block, but the block is shown. Remove `hidden: true`, or correct block.ts.',
  ])
})
