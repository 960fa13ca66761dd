import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../bench/free-port.ts'
import { openLasting } from '../../support/browser.ts'
import { filesBelow } from '../../support/files-below.ts'
import { typeWithHelpers } from '../../support/foreign-edits.ts'
import { isRelease } from '../../support/one-of-each.ts'
import { copyProject, type Running } from '../../support/project-copy.ts'
import { outDir } from '../../support/run-folders.ts'

const port = await freePort()

/** Milliseconds for a write: all rules judge the whole site first, on a machine that runs other tests too. */
const WRITE_MS = 90_000

let project: Awaited<ReturnType<typeof copyProject>>
let server: Running
let page: Page
let close: () => Promise<void>

beforeAll(async () => {
  project = await copyProject()
  server = project.run('node', 'tools/run.mjs', 'dev', '--port', String(port), '--strictPort')
  await server.says(`http://127.0.0.1:${port}/`)
  ;({ page, close } = await openLasting({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
  }))
  page.setDefaultTimeout(WRITE_MS)
  await page.goto('/industry/Retail')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

afterAll(async () => {
  server.stop()
  await server.ended
  await project.remove()
  await close()
})

const content = 'content/api/retails.json'
const config = 'page-configs/industries/Retail.ts'
const read = (file: string) => readFile(join(project.root, file), 'utf8')
const editor = () => page.locator('site-studio')
const spot = (label: string) =>
  editor()
    .locator(`.spot[aria-label*=${JSON.stringify(label)}]`)
    .first()
const press = (name: string) => editor().getByRole('button', { name, exact: true }).click()
const focused = () =>
  editor().evaluate((element) => element.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '')
const heading = () => page.getByRole('main').getByRole('heading', { level: 1 })

test('a key starts editing: the page stops acting, and each text is a button that says what it is', async () => {
  // The script that adds the button also listens for the key.
  await editor().getByRole('button', { name: 'Edit', exact: true }).waitFor()
  await page.keyboard.press('e')
  await spot('Text: Store screens that shoppers notice').waitFor()
  // The link to the content waits above the page, where nobody would see the focus.
  const first = editor().locator('.spot:not([hidden])').first()
  await first.focus()
  expect((await first.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  // Another page of the machine does not know the token.
  const foreign = await page.request.post('/__studio', {
    data: { ask: 'page', sent: { path: '/', marks: true } },
  })
  expect(foreign.status()).toBe(403)
  expect(await page.locator('#root').evaluate((root) => root.hasAttribute('inert'))).toBe(true)
  await spot('Text: Contact').click()
  await editor().locator('.card').waitFor()
  await page.keyboard.press('Escape')
  expect(new URL(page.url()).pathname).toBe('/industry/Retail')
})

test('by keyboard alone a text is typed in its place: only its span changes, and undo restores the file', async () => {
  const before = await read(content)
  await spot('Text: Store screens that shoppers notice').focus()
  await page.keyboard.press('Enter')
  const card = editor().locator('.card')
  await card.getByText(`Open ${content}:`).waitFor()
  await card.getByText('No other page shows it.').waitFor()
  await page.keyboard.type('Store screens that people notice')
  await page.keyboard.press('Enter')
  await card.waitFor({ state: 'detached' })
  const old = 'Store screens that shoppers notice from the pavement'
  expect(await read(content)).toBe(before.replace(old, 'Store screens that people notice'))
  await heading().filter({ hasText: 'people notice' }).waitFor()
  await expect.poll(focused, { timeout: WRITE_MS }).toBe('Text: Store screens that people notice')
  await page.keyboard.press('Control+z')
  await expect.poll(() => read(content), { timeout: WRITE_MS }).toBe(before)
  await heading().filter({ hasText: 'shoppers notice' }).waitFor()
  await page.keyboard.press('Control+Shift+Z')
  await expect.poll(() => read(content), { timeout: WRITE_MS }).toContain('people notice')
  await page.keyboard.press('Control+z')
  await expect.poll(() => read(content), { timeout: WRITE_MS }).toBe(before)
})

test('composed and corrected words are written, and nothing that an extension adds to the page', async () => {
  const before = await read(content)
  await spot('Text: Store screens that shoppers notice').press('Enter')
  await typeWithHelpers(page)
  const old = 'Store screens that shoppers notice from the pavement'
  const after = before.replace(old, 'Screens for the street')
  await expect.poll(() => read(content), { timeout: WRITE_MS }).toBe(after)
  await heading().filter({ hasText: 'Screens for the street' }).waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => read(content), { timeout: WRITE_MS }).toBe(before)
  await heading().filter({ hasText: 'shoppers notice' }).waitFor()
})

test.runIf(isRelease)(
  'a block moves by keys, and its options are written from the form beside the page',
  async () => {
    const before = await read(config)
    // The order fixes the places of the blocks above.
    await press('Blocks')
    await editor().locator('.dock').waitFor()
    // Escape closes a panel although the focus has left it.
    await page.evaluate(() =>
      document.querySelector('site-studio')?.shadowRoot?.querySelector<HTMLElement>(':focus')?.blur(),
    )
    await page.keyboard.press('Escape')
    await editor().locator('.dock').waitFor({ state: 'detached' })
    await spot('Block 9: link-cards').focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => read(config), { timeout: WRITE_MS }).not.toBe(before)
    // The focus stays with the block, and is not led to the button of an earlier panel.
    await expect.poll(focused).toMatch(/^Block \d+: link-cards/)
    const types = [...(await read(config)).matchAll(/type: '([\w-]+)'/g)].map(([, type]) => type)
    expect(types.slice(-3)).toEqual(['faq', 'cta-banner', 'link-cards'])
    await page.keyboard.press('Control+z')
    await expect.poll(() => read(config), { timeout: WRITE_MS }).toBe(before)

    await spot('Block 4: cards').click()
    await editor()
      .locator('.card')
      .getByText(/^Section retail_section\d+ of \/api\/retails: \d+ items$/)
      .waitFor()
    await press('Options')
    await editor().getByLabel('heading', { exact: true }).fill('A heading of my own')
    await press('Write')
    await expect.poll(() => read(config), { timeout: WRITE_MS }).toContain("heading: 'A heading of my own'")
    await page.getByRole('heading', { name: 'A heading of my own' }).waitFor()
    await press('Undo (1)')
    await expect.poll(() => read(config), { timeout: WRITE_MS }).toBe(before)
  },
)

test.runIf(isRelease)('axe finds nothing in the editor: bar, layer, cards and panels', async () => {
  const judge = async (shown?: string) => {
    if (shown !== undefined) await editor().locator(shown).first().waitFor()
    expect(await objections(page.mainFrame(), 'site-studio'), shown).toEqual([])
  }
  await judge()
  for (const part of ['Text: Get Retail Consultation', 'Block 3: intro', 'Picture: House front']) {
    await spot(part).click()
    await judge('.card')
    await page.keyboard.press('Escape')
  }
  for (const panel of ['Blocks', 'Texts', 'Page', 'Findings']) {
    await press(panel)
    await judge('.dock')
    await page.keyboard.press('Escape')
  }
  for (const [part, name, shown] of [
    ['Picture: House front', /^Choose another/, '.grid img'],
    ['Block 3: intro', 'Add a block below', 'button:text-is("Add faq")'],
    ['Block 3: intro', 'Options', '.option'],
  ] as const) {
    await spot(part).click()
    await editor().locator('.card').getByRole('button', { name }).first().click()
    await judge(shown)
    await page.keyboard.press('Escape')
  }
})

/** Returns what axe finds below an element of a document. Frames of previews are documents of their own. */
async function objections(frame: Frame, part: string): Promise<string[][]> {
  await frame.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8'))
  return frame.evaluate(async (below) => {
    const { violations } = await window.axe.run(below, { preload: false, iframes: false })
    return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => [
      id,
      ...nodes.map(({ html }) => html.slice(0, 200)),
    ])
  }, part)
}

test('each control of the editor is at least 44 pixels high and wide', async () => {
  await press('Blocks')
  const small = await editor().evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll('.bar button, .dock button') ?? [])].flatMap((button) => {
      const { width, height } = button.getBoundingClientRect()
      return width < 44 || height < 44 ? [button.textContent] : []
    }),
  )
  expect(small).toEqual([])
  await page.keyboard.press('Escape')
})

test('the key ends editing, and the page acts again', async () => {
  await page.keyboard.press('e')
  expect(await page.locator('#root').evaluate((root) => root.hasAttribute('inert'))).toBe(false)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.waitForURL('**/about')
})

test('nothing of the editor is published', async () => {
  const words = /site-studio|__studio|edit-token|plaintext-only/
  const texts = filesBelow(outDir).filter((file) => /\.(?:html|js|css|json|webmanifest)$/.test(file))
  expect(texts.length).toBeGreaterThan(20)
  const covered = await Promise.all(
    texts.map(async (file) => (words.test(await readFile(file, 'utf8')) ? [file] : [])),
  )
  expect(covered.flat()).toEqual([])
})
