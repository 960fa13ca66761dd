import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../bench/free-port.ts'
import { openVisitor } from '../support/browser.ts'
import { installSecondSite } from '../support/installed-site.ts'

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
  const dev = site.run('dev', '--port', String(port), '--strictPort')
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
  await dev.says('zaehler.behaviour.ts has changed: starting again')
  const { page } = await openVisitor({ baseURL: `http://127.0.0.1:${port}` })
  page.setDefaultTimeout(PAGE_TIMEOUT_MS)
  // The server refuses connections until it has started again.
  const open = async () => (await page.goto('/__workbench#brotkalender').catch(() => undefined))?.status()
  await expect.poll(open, { timeout: 2 * PAGE_TIMEOUT_MS }).toBe(200)
  const list = page.frameLocator('iframe').first().locator('[data-count="2"]')
  await list.getByText('What there is to say of it.').first().waitFor()
}, 400_000)
