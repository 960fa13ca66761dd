import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../bench/free-port.ts'
import { openLasting, openVisitor } from '../../support/browser.ts'
import { copyProject, type Running } from '../../support/project-copy.ts'

const port = await freePort()

let project: Awaited<ReturnType<typeof copyProject>>
let server: Running
let page: Page
let close: () => Promise<void>

beforeAll(async () => {
  project = await copyProject()
  // An edit of a translated text makes its translations stale, which the studio reports over the page.
  for (const language of ['ta', 'hi']) {
    const ofPage = [
      `page-configs/translations/${language}/products/led-standee-display.json`,
      `content/translations/${language}/api/led-standee-displays.json`,
    ]
    for (const file of ofPage) await rm(join(project.root, file))
  }
  server = project.run('node', 'tools/run.mjs', 'dev', '--port', String(port), '--strictPort')
  await server.says(`http://127.0.0.1:${port}/`)
  ;({ page, close } = await openLasting({ baseURL: `http://127.0.0.1:${port}` }))
  // Each edit reloads all configs, which takes long.
  page.setDefaultTimeout(60_000)
  await page.goto('/products/led-standee-display')
  await page.getByRole('heading', { level: 1, name: 'LED Standee Display' }).waitFor()
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
})

afterAll(async () => {
  server.stop()
  await server.ended
  await project.remove()
  await close()
})

async function edit(file: string, from: string, to: string) {
  const path = join(project.root, file)
  const source = await readFile(path, 'utf8')
  if (!source.includes(from)) throw new Error(`${file} does not hold ${from}`)
  await writeFile(path, source.replace(from, to))
}

const config = 'page-configs/products/led-standee-display.ts'
const sameDocument = () => page.locator('body[data-same-document]').count()

test('an edited config, content file or block is seen without a reload', async () => {
  await edit(config, 'Choose the height, the pitch', 'Edited: choose the height, the pitch')
  await page.getByText('Edited: choose the height').waitFor()
  await edit('content/api/led-standee-displays.json', '"Castors with brakes"', '"Wheels with brakes"')
  await page.getByRole('heading', { name: 'Wheels with brakes' }).waitFor()
  await edit(
    'block-library/cta-banner/view.tsx',
    '<BlockTitle>{heading}</BlockTitle>',
    '<BlockTitle>{heading}!</BlockTitle>',
  )
  await page.getByRole('heading', { name: 'Ready to Transform Your Retail Experience?!' }).waitFor()
  expect(await sameDocument()).toBe(1)
})

const panel = () => page.locator('site-studio .corner')
const panelText = async () => ((await panel().count()) > 0 ? ((await panel().textContent()) ?? '') : '')

test('an error in a config is shown beside the last valid page, and disappears when the config is fixed', async () => {
  await edit(config, "type: 'faq'", "type: 'faqs'")
  await panel().waitFor({ state: 'attached' })
  const text = await panelText()
  expect(text).toContain('page-configs/products/led-standee-display.ts')
  expect(text).toMatch(/\d+:\d+ blocks\[\d+\]\.type \(block \d+, faqs\) \[invalid-value\]/)
  expect(text).toContain('did you mean "faq"?')
  await server.says('[invalid-value]')
  await page.locator('#faq').waitFor()
  const elsewhere = await page.request.get('/page-data/products.json')
  expect(elsewhere.status()).toBe(200)
  await edit(config, "type: 'faqs'", "type 'faq'")
  await expect.poll(panelText).toContain('cannot be read: Expected')
  await edit(config, "type 'faq'", "type: 'faq'")
  await panel().waitFor({ state: 'detached' })
  await server.says('No finding is left')
  await page.locator('#faq').waitFor()
})

test('a hidden block leaves a note with the reason, its section and the sent sections', async () => {
  const section = '"standee_faq_section"'
  await edit('content/api/led-standee-displays.json', section, '"standee_faqs"')
  const note = page.locator('site-hidden-block[data-block=faq]')
  await note.waitFor()
  const text = await note.evaluate((element) => element.shadowRoot?.textContent ?? '')
  expect(text).toContain('faq #faq is not shown')
  expect(text).toContain('asked for  standee_faq_section')
  expect(text).toMatch(/sent .*standee_faqs/)
  await edit('content/api/led-standee-displays.json', '"standee_faqs"', section)
  await note.waitFor({ state: 'detached' })
})

test('with Alt held, a block shows its place, and a click opens the editor there', async () => {
  const opened = page.waitForRequest(/__open-in-editor/)
  await page.route(/__open-in-editor/, (route) => route.fulfill({ body: '' }))
  const block = page.locator('#faq')
  await block.scrollIntoViewIfNeeded()
  await page.keyboard.down('Alt')
  await block.hover()
  const place = /page-configs\/products\/led-standee-display\.ts:\d+:\d+$/
  await expect.poll(panelText).toMatch(new RegExp(`faq #faq\n${place.source}`))
  await block.click()
  await page.keyboard.up('Alt')
  await panel().waitFor({ state: 'detached' })
  expect(new URL((await opened).url()).searchParams.get('file')).toMatch(place)
})

test('the workbench draws every block at three widths, follows its form, shows errors and gives the config', async () => {
  const { page: bench, troubles } = await openVisitor({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const inTamil = await bench.request.get('/__workbench?language=ta')
  expect(await inTamil.text()).toContain('<html lang="ta">')
  await bench.goto('/__workbench#cards/over', { timeout: 60_000 })
  const widths = [390, 834, 1440]
  const frameOf = (width: number) => bench.frameLocator(`iframe[width="${width}"]`)
  for (const width of widths) {
    await frameOf(width).locator('#options').waitFor({ timeout: 30_000 })
    expect(
      await frameOf(width)
        .locator('body')
        .evaluate(() => window.innerWidth),
    ).toBe(width)
  }
  const listed = await bench
    .locator('nav section > a:first-child')
    .evaluateAll((links) => links.map((link) => link.firstChild?.textContent?.trim()))
  const files = await readdir(join(project.root, 'block-library'), { recursive: true })
  const blocks = files.flatMap((file) => /([^/]+)\/block\.ts$/.exec(file)?.[1] ?? [])
  expect(new Set(listed)).toEqual(new Set(blocks))

  await bench.getByLabel('heading', { exact: true }).fill('Typed in the form')
  await bench.getByLabel('columns', { exact: true }).selectOption('4')
  for (const width of widths)
    await frameOf(width).getByRole('heading', { name: 'Typed in the form' }).waitFor()

  await bench.getByLabel('id', { exact: true }).fill('Not an id')
  const fault = bench.locator('[data-option=id] [role=alert]')
  await fault.waitFor()
  expect(await fault.textContent()).toContain('lower case words joined by hyphens')
  await frameOf(390).getByRole('heading', { name: 'Typed in the form' }).waitFor()
  await bench.getByLabel('id', { exact: true }).fill('typed')
  await frameOf(390).locator('#typed').waitFor()

  await bench.getByRole('button', { name: 'Copy' }).first().click()
  await bench.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await bench.evaluate(() => navigator.clipboard.readText())).toBe(
    "{ type: 'cards', variant: 'over', id: 'typed', section: 2, heading: 'Typed in the form' },",
  )
  await expect.poll(() => bench.locator('[data-verdict=good]').count()).toBe(9)
  await frameOf(390)
    .locator('main')
    .evaluate((main) => main.append(document.createElement('img')))
  await bench.getByLabel('heading', { exact: true }).fill('Typed again')
  const found = bench.locator('figure li')
  await expect.poll(async () => (await found.allTextContents()).join(' ')).toMatch(/axe image-alt.*HTML /)

  await bench.getByRole('link', { name: 'Pages' }).click()
  const place = bench.getByRole('button', { name: 'page-configs/general/contact.ts' })
  const opened = bench.waitForRequest(/__open-in-editor/)
  await bench.route(/__open-in-editor/, (route) => route.fulfill({ body: '' }))
  await place.click()
  expect(new URL((await opened).url()).searchParams.get('file')).toBe('page-configs/general/contact.ts:1:1')
  // The copy's packages are outside its folder, and its server refuses fonts from there.
  expect(troubles.filter((trouble) => !trouble.includes('403'))).toEqual([])
})

test('a block of a page opens on the desk with its content, is edited in memory, and gives a config to copy', async () => {
  const { page: bench, troubles } = await openVisitor({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const pathname = '/products/led-standee-display'
  await bench.goto('/__workbench#pages', { timeout: 60_000 })
  const listed = bench.getByRole('list', { name: `Blocks of ${pathname}` })
  await listed.getByRole('link', { name: 'cards #options' }).click({ timeout: 60_000 })
  await bench.getByRole('heading', { name: `cards #options of ${pathname}` }).waitFor()
  const frames = [390, 834, 1440].map((width) => bench.frameLocator(`iframe[width="${width}"]`))
  // The heading is the page's fallback, and the cards are of the page's content.
  for (const frame of frames) {
    await frame.locator('#options').getByRole('heading', { name: 'Mounting Installation' }).waitFor()
    expect(await frame.locator('main img').count()).toBeGreaterThan(0)
  }
  expect(await bench.getByLabel('variant', { exact: true }).locator('option:checked').textContent()).toBe(
    'over',
  )

  await bench.getByLabel('heading', { exact: true }).fill('Typed on my page')
  await bench.getByLabel('id', { exact: true }).fill('options')
  for (const frame of frames) await frame.getByRole('heading', { name: 'Typed on my page' }).waitFor()
  await bench.getByRole('button', { name: 'Copy' }).first().click()
  await bench.getByRole('button', { name: 'Copied' }).waitFor()
  expect(await bench.evaluate(() => navigator.clipboard.readText())).toBe(
    "{\n  type: 'cards',\n  variant: 'over',\n  section: 2,\n  fallbackHeading: 'Mounting Installation',\n  heading: 'Typed on my page',\n},",
  )
  expect(await readFile(join(project.root, config), 'utf8')).not.toContain('Typed on my page')

  // The id of another block of the page is reported at that block.
  const alert = bench.getByRole('main').getByRole('alert')
  await bench.getByLabel('id', { exact: true }).fill('features')
  await alert.filter({ hasText: 'blocks[6].id (block 6, features-grid)' }).waitFor()
  await bench.getByLabel('id', { exact: true }).fill('options')
  await alert.waitFor({ state: 'detached' })

  // An error in the page's file is shown on the desk. The edits stay.
  await edit(config, "type: 'faq'", "type: 'faqs'")
  await alert.filter({ hasText: /led-standee-display\.ts[\s\S]*did you mean "faq"\?/ }).waitFor()
  await edit(config, "type: 'faqs'", "type: 'faq'")
  await alert.waitFor({ state: 'detached' })
  expect(await bench.getByLabel('heading', { exact: true }).inputValue()).toBe('Typed on my page')

  await bench.goto('/__workbench#pages/products/led-standee-dispaly/options')
  await alert.filter({ hasText: `did you mean "${pathname}"?` }).waitFor()
  expect(troubles.filter((trouble) => !/40[03]|500/.test(trouble))).toEqual([])
})

test('a wrong config fails validate and build with the same message', async () => {
  await edit(config, "fallbackHeading: 'Mounting Installation'", "fallbackHeding: 'Mounting Installation'")
  const commands = [
    project.run('node', 'tools/run.mjs', 'validate'),
    project.run('node', 'tools/run.mjs', 'build'),
  ]
  for (const command of commands) {
    expect(await command.ended).toBe(1)
    expect(command.output()).toContain('did you mean "fallbackHeading"?')
  }
})
