import { cp, readFile, rm } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFrom } from '../../../bench/random.ts'
import { createEditor } from '../../../src/author/dev/server/editor-server.ts'
import { openProject } from '../../../src/author/dev/project/open-project.ts'
import { formatterOf } from '../../../src/author/source/format-text.ts'
import { hashesOf } from '../../../src/author/dev/write/write-session.ts'
import { newCommand } from '../../../src/author/scaffold/new-command.ts'
import { sayFindings } from '../../../src/lint/say-findings.ts'
import { validate } from '../../../src/lint/validate.ts'
import { copyProject } from '../../support/project-copy.ts'
import { studioEdits } from '../../support/studio-edits.ts'

/** `EDIT_SEED=7 EDIT_COUNT=200` makes other edits. Fewer of them find the edit after which a test of the site fails. */
const seed = Number(process.env.EDIT_SEED ?? 20_261_129)
const count = Number(process.env.EDIT_COUNT ?? 60)

/** Tests of this site that edits of its pages can reach. */
const testsOfPages = [
  ...[
    'bound-',
    'doc-',
    'offered-',
    'order',
    'picture-',
    'sample',
    'site-',
    'spelling',
    'structured-',
    'title-',
    'variants',
  ].map((name) => `tests/site/unit/${name}`),
  'tests/site/faults/',
  'tests/site/pages/',
]

/** Kinds of `npm run new`, made before the edits, in this order. */
const scaffolded = [
  'industry --title Museums',
  'product --title Garden-Lamp',
  'product --title Roof-Sign --from /products/led-standee-display',
  'page --title Service',
  'article --title Cinemas',
  'redirect --from /lamps --to /products',
  'block --name price-table',
  'words',
]

/** Number of edits after which the findings are compared with those of a new reading. */
const JUDGED_AGAIN = 6

/** All edits so far. */
const made: string[] = []
const failure = () => `Repeat with EDIT_SEED=${seed} EDIT_COUNT=${count}. Edits:\n${made.join('\n')}\n`
let copy: Awaited<ReturnType<typeof copyProject>>

// All edits are made here, so that a chosen test has the same ones. After each of them the rules find no error.
beforeAll(async () => {
  copy = await copyProject()
  const { root } = copy
  // The studio writes pictures, and the tests of the site run in the copy.
  await rm(join(root, 'content/storage'))
  for (const part of [
    'content/storage',
    'tests',
    'bench',
    'docs',
    'media',
    'README.md',
    '.prettierignore',
    'vitest.config.ts',
  ])
    await cp(part, join(root, part), { recursive: true })
  const project = openProject({ root, env: {} })
  const editor = createEditor({ project })
  const expectNoErrors = async () => {
    project.noteChange()
    const errors = (await editor.findings()).filter(({ severity }) => severity === 'error')
    expect(errors, failure()).toEqual([])
    // The project judges what has changed, and validate judges all of it.
    if (made.length % JUDGED_AGAIN === 0)
      expect(await project.findings(await project.plain()), failure()).toEqual(await validate(root))
  }
  for (const args of scaffolded) {
    await newCommand(args.split(' '), { root, log: () => undefined })
    made.push(`npm run new -- ${args}`)
    await expectNoErrors()
  }
  const random = randomFrom(seed)
  const kinds = Object.entries(studioEdits)
  const written = new Set<string>()
  for (let tries = 0; made.length < scaffolded.length + count; tries += 1) {
    if (tries > 5 * count) throw new Error(`Most edits were refused. ${failure()}`)
    const [kind = '', edit] = kinds[tries % kinds.length] ?? []
    const changes = await edit?.({ project, editor, random })
    if (!changes) continue
    const { inputs } = await project.plain()
    const { ok } = Array.isArray(changes)
      ? await editor.write(hashesOf(root, inputs.keys()), changes)
      : await editor.pages(changes)
    // A change that the rules refuse is not written.
    if (!ok) continue
    written.add(kind)
    made.push(`${kind} ${JSON.stringify(changes).replace(/"bytes":"[^"]+"/, '')}`)
    await expectNoErrors()
  }
  project.close()
  // Fewer edits may lack a kind.
  if (process.env.EDIT_COUNT === undefined)
    expect([...written].toSorted()).toEqual(Object.keys(studioEdits).toSorted())
}, 1_200_000)

afterAll(() => copy.remove())

test('validate finds no error after these edits', async () => {
  const errors = (await validate(copy.root)).filter(({ severity }) => severity === 'error')
  expect(sayFindings(errors), failure()).toBe('')
})

test('the files are formatted after these edits', async () => {
  const formatted = await formatterOf(copy.root)
  const files = ['page-configs', 'content'].flatMap((folder) =>
    readdirSync(join(copy.root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|json)$/.test(name))
      .map((name) => join(folder, name)),
  )
  const different: string[] = []
  for (const file of files) {
    const text = await readFile(join(copy.root, file), 'utf8')
    if ((await formatted(file, text)) !== text) different.push(file)
  }
  expect(different, failure()).toEqual([])
})

// Once, after all edits: the tests take a minute of a processor.
test('the tests of the site pass after these edits', { timeout: 1_200_000 }, async () => {
  const projects = ['--project', 'unit', '--project', 'dom']
  const run = copy.run('env', 'PAGES=one-of-each', 'vitest', 'run', ...projects, ...testsOfPages)
  const ended = await run.ended
  expect(ended, `${failure()}${run.output()}`).toBe(0)
})
