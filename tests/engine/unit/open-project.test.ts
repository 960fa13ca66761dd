import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openProject } from '../../../src/author/dev/project/open-project.ts'
import { shownFinding } from '../../../src/author/dev/server/shown-finding.ts'
import { validate } from '../../../src/lint/validate.ts'
import { configImporter } from '../../../src/site/config/import-configs.ts'
import { readConfigFile } from '../../../src/site/config/read-config-file.ts'
import { exampleSite } from '../../support/example-site.ts'
import { englishFiles } from '../../support/example-translations.ts'

const throwing = "throw new Error('Nein')\n"
const thrown = 'cannot be read: Nein'

test('in development a config that cannot be read has a plain reason, and its place', async () => {
  const root = await exampleSite({
    'page-configs/general/komma.ts': "export default {\n  title: 'A'\n  blocks: [] }",
    'page-configs/general/wort.ts': 'export default {\n  title: Wort }',
  })
  const importer = configImporter(root)
  const read = async (file: string) => (await readConfigFile(root, file, importer())).problems
  expect(await read('page-configs/general/komma.ts')).toMatchObject([
    { problem: 'cannot be read: Expected `,` or `}` but found `Identifier`', offset: 32 },
  ])
  expect(await read('page-configs/general/wort.ts')).toMatchObject([
    { problem: 'cannot be read: Wort is not defined: import it, or write a text in quotes', offset: 26 },
  ])
  expect(await importer()(join(root, 'page-configs/general/schreiben.ts'))).toHaveProperty('default')
})

test('in development a config that throws is reported, and other pages stay', async () => {
  const page = 'page-configs/general/schreiben.ts'
  // More files than are tried separately, and one of them is wrong already when the server starts.
  const parts = Array.from({ length: 9 }, (_, index) => [`page-configs/teile/teil-${index}.ts`, 'export {}'])
  const broken = { 'page-configs/general/halt.ts': 'export default {' }
  const root = await exampleSite({ ...Object.fromEntries(parts), ...broken })
  const project = openProject({ root, env: {} })
  const text = await readFile(join(root, page), 'utf8')
  const edit = async (edited: string) => {
    await writeFile(join(root, page), edited)
    project.noteChange()
  }
  const titles = async () => (await project.sound()).config.pages.map((loaded) => loaded.page.title)
  const reported = async () =>
    (await project.findings(await project.current()))
      .map(shownFinding)
      .map((item) => [item.place, item.text.split('\n').at(-1)])
  const atStart = await titles()
  expect(atStart).toContain('Schreiben')
  const others = atStart.filter((title) => title !== 'Schreiben')
  const eof = expect.stringContaining('cannot be read: Expected `}` but found `EOF`')
  expect(await reported()).toContainEqual(['page-configs/general/halt.ts:1:17', eof])
  await edit(`${throwing}${text}`)
  expect(await titles()).toEqual(others)
  expect(await reported()).toContainEqual([`${page}:1:7`, expect.stringContaining(thrown)])
  await edit(text.replace(`'Schreiben'`, `'Neu'`))
  expect(await titles()).toContain('Neu')
})

test('a config that is edited while the others are tried out is tried out itself', async () => {
  const [slow, edited] = ['page-configs/general/langsam.ts', 'page-configs/general/schreiben.ts']
  const waits = 'await new Promise((settle) => setTimeout(settle, 1500))\nexport default {}'
  const root = await exampleSite({ [slow]: waits })
  const importModule = configImporter(root)()
  const first = readConfigFile(root, slow, importModule)
  await new Promise((settle) => setTimeout(settle, 1000))
  await writeFile(join(root, edited), `${throwing}export default {}`)
  expect((await first).problems).toEqual([])
  expect((await readConfigFile(root, edited, importModule)).problems).toMatchObject([{ problem: thrown }])
})

test('in development all configs are loaded together, and again after an edit of a file that one imports', async () => {
  const [page, shared] = ['page-configs/general/schreiben.ts', 'page-configs/teile/titel.ts']
  const root = await exampleSite({
    [page]: (text) => `import { titel } from '../teile/titel.ts'\n${text.replace(`'Schreiben'`, 'titel')}`,
    [shared]: `export const titel = 'Geteilt'\n`,
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`page-configs/teile/teil-${index}.ts`, 'export {}']),
    ),
  })
  const project = openProject({ root, env: {} })
  const titles = async () => (await project.sound()).config.pages.map((loaded) => loaded.page.title)
  expect(await titles()).toContain('Geteilt')
  await writeFile(join(root, shared), `export const titel = 'Anders'\n`)
  project.noteChange()
  expect(await titles()).toContain('Anders')
})

test('a reading is the same until a file changes, and a written trial is the next one', async () => {
  const page = 'page-configs/general/schreiben.ts'
  const root = await exampleSite({})
  const project = openProject({ root, env: {} })
  const before = await readFile(join(root, page), 'utf8')
  const after = before.replace(`'Schreiben'`, `'Neu'`)
  const first = await project.plain()
  expect(await project.plain()).toBe(first)
  const files = new Map([[page, { before, after }]])
  const refused = await project.tried(files)
  refused.end(false)
  expect(await project.plain()).toBe(first)
  const trial = await project.tried(files)
  const findings = await project.findings(trial)
  // Only the edited page was read again.
  const kept = trial.project.files.filter(({ input }) =>
    first.project.files.some((configFile) => configFile.input === input),
  )
  expect(trial.project.files.length - kept.length).toBe(1)
  await writeFile(join(root, page), after)
  // The watcher reads the written files before the trial has ended, and tells browsers the number of its reading.
  const watched = await project.plain()
  trial.end(true)
  const second = await project.plain()
  expect(second.number).toBeGreaterThan(watched.number)
  expect(second.project).toEqual({ ...trial.project, root })
  expect(await project.findings(second)).toBe(findings)
  await writeFile(join(root, page), before)
  expect((await project.plain()).project.files.map(({ text }) => text)).toEqual(
    first.project.files.map(({ text }) => text),
  )
  project.close()
})

test('the findings after each edit are those of validate, although only changed pages are judged again', async () => {
  const root = await exampleSite({})
  const project = openProject({ root, env: {} })
  const edits: [string, (text: string) => string][] = [
    ['page-configs/general/schreiben.ts', (text) => text.replace(`'Schreiben'`, `'Lorem ipsum'`)],
    ['content/api/bogen.json', (text) => text.replace('"title"', '"tilte"')],
    ['content/api/notizen.json', (text) => text.replace('"content"', '"kontent"')],
    ['page-configs/site.ts', (text) => text.replace('de-DE', 'pt-PT')],
    ['page-configs/general/schreiben.ts', (text) => text.replace(`'Lorem ipsum'`, `'Schreiben'`)],
    ['content/api/bogen.json', (text) => text.replace('"tilte"', '"title"')],
  ]
  let counts = 0
  for (const [file, edit] of edits) {
    await project.findings(await project.plain())
    const before = await readFile(join(root, file), 'utf8')
    const after = edit(before)
    expect(after).not.toBe(before)
    const trial = await project.tried(new Map([[file, { before, after }]]))
    const tried = await project.findings(trial)
    trial.end(false)
    await writeFile(join(root, file), after)
    const expected = await validate(root)
    expect(tried).toEqual(expected)
    expect(await project.findings(await project.plain())).toEqual(expected)
    counts += expected.length
  }
  expect(counts).toBeGreaterThan(edits.length)
  project.close()
})

test('after an edit, only the changed answer is read again', async () => {
  const root = await exampleSite({})
  const project = openProject({ root, env: {} })
  const contents = async () => {
    const { project: configs, content } = await project.plain()
    const pages = (configs.config?.pages ?? []).filter(({ path }) => !path.includes(':'))
    const read = pages.map(async ({ file, page }) => {
      const { content: view } = await content().contentFor(page, {})
      return [file, view] as const
    })
    return new Map(await Promise.all(read))
  }
  const before = await contents()
  const { config } = (await project.plain()).project
  const file = join(root, 'content/api/bogen.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('Die Bogenlampe', 'Die Lampe'))
  const after = await contents()
  const changed = [...before].filter(([page, content]) => after.get(page) !== content)
  // Neither are the configs.
  expect((await project.plain()).project.config).toBe(config)
  expect(before.size).toBeGreaterThan(1)
  expect(changed.map(([page]) => page)).toEqual(['page-configs/werke/bogen.json'])
})

test('after an edit, the answers in other languages are not read again, and all pages are joined once', async () => {
  const inEnglish = { 'content/translations/en/api/notizen.json': '{ "texts": {} }' }
  const root = await exampleSite({ ...englishFiles(), ...inEnglish })
  const { joined, noteChange } = openProject({ root, env: {} })
  const [before] = (await joined()).translated
  expect(before?.endpoint).toBe('en/notizen')
  const file = join(root, 'content/api/bogen.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('Die Bogenlampe', 'Die Lampe'))
  noteChange()
  const [after] = (await joined()).translated
  expect(after).not.toBe(before)
  expect(after?.content).toBe(before?.content)
  expect(await joined()).toBe(await joined())
})

test('the rules judge the embedded content after an edit, and ask no content host', async () => {
  const root = await exampleSite({})
  let requests = 0
  const host = createServer((_, response) => {
    requests += 1
    response.writeHead(503).end()
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  const { port } = Object(host.address())
  const project = openProject({ root, env: { VITE_CONTENT_HOST: `http://127.0.0.1:${port}` } })
  const reported = await project.findings(await project.current())
  host.close()
  expect(requests).toBe(0)
  expect(reported).toEqual(await validate(root))
})

test('a content file that is being written has its earlier content, until it stays without a valid text', async () => {
  const root = await exampleSite({})
  const project = openProject({ root, env: {} })
  const name = 'content/api/bogen.json'
  const whole = await readFile(join(root, name), 'utf8')
  const valueNow = async () => {
    project.noteChange()
    const { inputs, content } = await project.current()
    expect(await content().answerOf('bogen')).toBe(inputs.get(name) === undefined ? half : whole)
    return inputs.get(name)
  }
  const half = whole.slice(0, 40)
  const before = await valueNow()
  for (const text of ['', half]) {
    await writeFile(join(root, name), text)
    expect(await valueNow()).toBe(before)
  }
  // No event follows: the project remembers to read the file again.
  await new Promise((settle) => setTimeout(settle, 300))
  expect((await project.current()).inputs.get(name)).toBeUndefined()
  await writeFile(join(root, name), whole)
  expect(await valueNow()).toEqual(before)
  project.close()
})
