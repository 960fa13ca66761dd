import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { copyProject, type Running } from '../support/project-copy.ts'

/** A port that no other test uses. */
const port = 4392

let browser: Browser
let project: Awaited<ReturnType<typeof copyProject>>
let server: Running
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
  project = await copyProject()
  server = project.run('vite', '--configLoader', 'runner', '--port', String(port), '--strictPort')
  await server.says(`http://127.0.0.1:${port}/`)
  ;({ page } = await openVisitor(browser, { baseURL: `http://127.0.0.1:${port}` }))
  // Each edit has all configs read again.
  page.setDefaultTimeout(60_000)
  await page.goto('/products/led-standee-display')
  await page.getByRole('heading', { level: 1, name: 'LED Standee Display' }).waitFor()
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
})

afterAll(async () => {
  server.stop()
  await server.ended
  await project.remove()
  await browser.close()
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
  await edit(config, 'Ready to Transform Your Retail Experience?', 'Edited heading')
  await page.getByRole('heading', { name: 'Edited heading' }).waitFor()
  await edit('content/api/led-standee-displays.json', '"Plug-and-play"', '"Plug and go"')
  await page.getByRole('heading', { name: 'Plug and go' }).waitFor()
  await edit(
    'block-library/cta-banner/view.tsx',
    '<BlockTitle>{heading}</BlockTitle>',
    '<BlockTitle>{heading}!</BlockTitle>',
  )
  await page.getByRole('heading', { name: 'Edited heading!' }).waitFor()
  expect(await sameDocument()).toBe(1)
})

test('a wrong config shows the message as an overlay, and mending it brings the page back', async () => {
  const overlay = page.locator('vite-error-overlay')
  await edit(config, "type: 'faq'", "type: 'faqs'")
  await overlay.waitFor({ state: 'attached' })
  const text = await overlay.evaluate((element) => element.shadowRoot?.textContent ?? '')
  expect(text).toContain('page-configs/products/led-standee-display.ts')
  expect(text).toContain('did you mean "faq"?')
  await edit(config, "type: 'faqs'", "type: 'faq'")
  await overlay.waitFor({ state: 'detached' })
  await page.locator('#faq').waitFor()
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
