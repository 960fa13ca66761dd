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

const panel = () => page.locator('site-studio pre.corner')
const panelText = async () => ((await panel().count()) > 0 ? ((await panel().textContent()) ?? '') : '')

test('an error in a config is shown in Vite’s overlay, which closes when the config is fixed', async () => {
  const overlay = page.locator('vite-error-overlay')
  await edit(config, "type: 'faq'", "type: 'faqs'")
  await overlay.waitFor()
  const text = await overlay.locator('.message-body').textContent()
  expect(text).toContain('page-configs/products/led-standee-display.ts')
  expect(text).toMatch(/\d+:\d+ blocks\[\d+\]\.type \(faqs\) \[invalid-value\]/)
  expect(text).toContain('did you mean "faq"?')
  await server.says('[invalid-value]')
  const elsewhere = await page.request.get('/page-data/products.json')
  expect(elsewhere.status()).toBe(200)
  await edit(config, "type: 'faqs'", "type 'faq'")
  await overlay.getByText('cannot be read: Expected').waitFor()
  await edit(config, "type 'faq'", "type: 'faq'")
  await overlay.waitFor({ state: 'detached' })
  await server.says('No finding is left')
  await page.locator('#faq').waitFor()
  expect(await sameDocument()).toBe(1)
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

test('the workbench draws every block at three widths', async () => {
  const { page: bench, troubles } = await openVisitor({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
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

  // The copy's packages are outside its folder, and its server refuses fonts from there.
  expect(troubles.filter((trouble) => !trouble.includes('403'))).toEqual([])
})
