import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { developmentProject } from '../../../src/author/dev-server/development-project.ts'
import { moduleLoader } from '../../../src/author/dev-server/load-module.ts'
import { readConfigFile } from '../../../src/site/config/read-config-file.ts'
import { exampleSite } from '../../support/example-site.ts'

async function serverOf(root: string) {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
  })
  onTestFinished(() => server.close())
  return server
}

const ends = 'cannot be read: it calls process.exit: remove this call'
const endless = 'cannot be read: it still runs after 5 s: remove the endless loop'

test(
  'in development a config that cannot be read has a plain reason, and its place',
  { timeout: 30_000 },
  async () => {
    const root = await exampleSite({
      'page-configs/general/komma.ts': "export default {\n  title: 'A'\n  blocks: [] }",
      'page-configs/general/wort.ts': 'export default {\n  title: Wort }',
    })
    const server = await serverOf(root)
    const read = async (file: string) => (await readConfigFile(root, file, moduleLoader(server))).problems
    expect(await read('page-configs/general/komma.ts')).toMatchObject([
      { problem: 'cannot be read: Expected `,` or `}` but found `Identifier`', offset: 32 },
    ])
    expect(await read('page-configs/general/wort.ts')).toMatchObject([
      { problem: 'cannot be read: Wort is not defined: import it, or write a text in quotes', offset: 26 },
    ])
    expect(await moduleLoader(server)(join(root, 'page-configs/general/schreiben.ts'))).toHaveProperty(
      'default',
    )
  },
)

test(
  'in development a config that ends its process or never ends is reported, and the page stays as it last was',
  { timeout: 60_000 },
  async () => {
    const page = 'page-configs/general/schreiben.ts'
    // More files than are tried separately, and one of them is wrong already when the server starts.
    const others = Array.from({ length: 9 }, (_, index) => [
      `page-configs/teile/teil-${index}.ts`,
      'export {}',
    ])
    const broken = { 'page-configs/general/halt.ts': 'export default {' }
    const root = await exampleSite({ ...Object.fromEntries(others), ...broken })
    const server = await serverOf(root)
    const project = developmentProject(root, {}, () => moduleLoader(server))
    const text = await readFile(join(root, page), 'utf8')
    const edit = async (edited: string) => {
      await writeFile(join(root, page), edited)
      for (const module of server.moduleGraph.getModulesByFile(join(root, page)) ?? [])
        server.moduleGraph.invalidateModule(module)
      project.readAgain()
    }
    const titles = async () => (await project.config()).pages.map((one) => one.page.title)
    const told = async () => (await project.findings()).map((one) => [one.place, one.text.split('\n').at(-1)])
    const atStart = await titles()
    expect(atStart).toContain('Schreiben')
    const eof = expect.stringContaining('cannot be read: Expected `}` but found `EOF`')
    expect(await told()).toContainEqual(['page-configs/general/halt.ts:1:17', eof])
    await edit(`process.exit(0)\n${text}`)
    expect(await titles()).toEqual(atStart)
    expect(await told()).toContainEqual([`${page}:1:9`, expect.stringContaining(ends)])
    await edit(`for (;;) {}\n${text}`)
    expect(await titles()).toEqual(atStart)
    expect(await told()).toContainEqual([`${page}:1:1`, expect.stringContaining(endless)])
    await edit(text.replace(`'Schreiben'`, `'Neu'`))
    expect(await titles()).toContain('Neu')
  },
)

test(
  'a config that is edited while the others are tried out is tried out itself',
  { timeout: 30_000 },
  async () => {
    const [slow, edited] = ['page-configs/general/langsam.ts', 'page-configs/general/schreiben.ts']
    const waits = 'await new Promise((settle) => setTimeout(settle, 1500))\nexport default {}'
    const root = await exampleSite({ [slow]: waits })
    const importModule = moduleLoader(await serverOf(root))
    const first = readConfigFile(root, slow, importModule)
    await new Promise((settle) => setTimeout(settle, 1000))
    await writeFile(join(root, edited), 'process.exit(0)\nexport default {}')
    expect((await first).problems).toEqual([])
    expect((await readConfigFile(root, edited, importModule)).problems).toMatchObject([{ problem: ends }])
  },
)

test('in development all configs are loaded together, and again after an edit of a file that one imports', async () => {
  const [page, shared] = ['page-configs/general/schreiben.ts', 'page-configs/teile/titel.ts']
  const root = await exampleSite({
    [page]: (text) => `import { titel } from '../teile/titel.ts'\n${text.replace(`'Schreiben'`, 'titel')}`,
    [shared]: `export const titel = 'Geteilt'\n`,
    ...Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`page-configs/teile/teil-${index}.ts`, 'export {}']),
    ),
  })
  const server = await serverOf(root)
  const titles = async () => {
    const { config } = await developmentProject(root, {}, () => moduleLoader(server)).sound()
    return config.pages.map((one) => one.page.title)
  }
  expect(await titles()).toContain('Geteilt')
  expect(server.moduleGraph.getModulesByFile(join(root, page))).toBe(undefined)
  await writeFile(join(root, shared), `export const titel = 'Anders'\n`)
  expect(await titles()).toContain('Anders')
})
