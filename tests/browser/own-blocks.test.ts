import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../bench/free-port.ts'
import { openVisitor } from '../support/browser.ts'
import { installSecondSite } from '../support/installed-site.ts'
import { runIn } from '../support/project-copy.ts'
import { root as engine } from '../support/root.ts'

const port = await freePort()
/** Limit for a page of the development server, which loads hundreds of modules on a busy machine. */
const PAGE_TIMEOUT_MS = 60_000

let site: Awaited<ReturnType<typeof installSecondSite>>
beforeAll(async () => {
  site = await installSecondSite()
  // Writes the types of the site's own blocks, which a site has in its repository.
  const schemas = site.run('schemas')
  expect(await schemas.ended, schemas.output()).toBe(0)
})
afterAll(() => site.remove())

/** Changes a file of the site until the test ends. */
async function change(file: string, from: string, to: string) {
  const path = join(site.root, file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(from)
  await writeFile(path, text.replace(from, to))
  onTestFinished(() => writeFile(path, text))
}

/** Runs a command of the site that finds something. Returns its output. */
async function failing(script: string) {
  const command = site.npm(script)
  expect(await command.ended, command.output()).toBe(1)
  return command.output()
}

test('a misspelt word of an own block is reported by its types and by the rules', async () => {
  await change('page-configs/words.ts', "closed: 'geschlossen'", "cloosed: 'geschlossen'")
  const output = await failing('check')
  expect(output).toContain("'cloosed' does not exist in type")
  expect(output).toContain('oeffnungszeiten.cloosed [unknown-key]')
}, 120_000)

test.each([
  ['build', 'vite build publishes no pages: use "npm run build". Nothing was written.\n'],
  ['preview', 'vite preview serves no enquiries and no redirects: use "npm run serve".\n'],
])('`vite %s` is refused in one line, in a site and in the engine', async (command, answer) => {
  for (const root of [site.root, engine]) {
    const run = runIn(root, ['vite', command, '--outDir', join(site.root, 'dist')])
    expect(await run.ended).toBe(1)
    expect(run.output()).toBe(answer)
  }
  expect(existsSync(join(site.root, 'dist'))).toBe(false)
})

test('Vitest finds the engine and the site’s own blocks', async () => {
  const file = join(site.root, 'blocks/oeffnungszeiten/schema.test.ts')
  await writeFile(file, siteTest)
  const run = runIn(site.root, ['vitest', 'run'])
  expect(await run.ended, run.output()).toBe(0)
  await rm(file)
})

const siteTest = `import { blockSchema } from '../../node_modules/pagework/schemas/blocks/index.ts'
import { expect, test } from 'vitest'
import { block } from './block.ts'
import { schema } from './schema.ts'

test('the own block is in the registry', () => {
  expect(block.type).toBe('oeffnungszeiten')
  expect(blockSchema.options).toContain(schema)
})
`

/** Adds a behaviour to a block, which counts the entries of its list. */
async function changeBlock(type: string) {
  const view = join(site.root, 'blocks', type, 'view.tsx')
  const text = await readFile(view, 'utf8')
  await writeFile(view, text.replace('<List>', '<List data-behaviour="zaehler">'))
  const code =
    'export const attach = (list: HTMLElement) => void (list.dataset.count = `${list.children.length}`)\n'
  await writeFile(join(site.root, 'blocks', type, 'zaehler.behaviour.ts'), code)
}

test('a new block and its behaviour are in the registry, its docs, the check and the development server without an edit of a list', async () => {
  // Vite's own command finds the site's blocks as `npm run dev` does.
  const dev = runIn(site.root, ['vite', '--port', String(port), '--strictPort'])
  onTestFinished(async () => {
    dev.stop()
    await dev.ended
  })
  await dev.says(`http://127.0.0.1:${port}/`)
  const made = site.npm('new', 'block', '--name', 'brotkalender')
  expect(await made.ended, made.output()).toBe(0)
  await dev.says('has changed: starting again')
  expect(await readFile(join(site.root, 'blocks/README.md'), 'utf8')).toContain('## brotkalender')
  // The site's own check finds nothing, with the new block too, and reports how much it has judged.
  const check = site.npm('check')
  expect(await check.ended, check.output()).toBe(0)
  expect(check.output()).toMatch(/✓ types: \d+ files of TypeScript/)
  expect(check.output()).toContain('✓ blocks: 3 own, with 11 examples')
  expect(check.output()).toMatch(/✓ build: 28 pages, by all rules/)
  expect(check.output()).toMatch(/✓ pages: markup and headings of 29 documents, \d+ links/)
  expect(check.output()).toContain('All 4 steps passed')

  await changeBlock('brotkalender')
  await expect
    .poll(dev.output, { timeout: PAGE_TIMEOUT_MS })
    .toMatch(/zaehler\.behaviour\.ts has changed: starting again\n[^]*server restarted/)
  const { page } = await openVisitor({ baseURL: `http://127.0.0.1:${port}` })
  page.setDefaultTimeout(PAGE_TIMEOUT_MS)
  await page.goto('/__workbench#brotkalender')
  const list = page.frameLocator('iframe').first().locator('[data-count="2"]')
  await list.getByText('What there is to say of it.').first().waitFor()
}, 400_000)
