import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../bench/free-port.ts'
import { openVisitor } from '../support/browser.ts'
import { installSecondSite } from '../support/installed-site.ts'
import type { Running } from '../support/project-copy.ts'
import { markSite, unmarkedInDocument, unmarkedInFolder } from '../support/pseudo-site.ts'

// Every text of the bakery is in marks, so that a text outside of them is the engine's own.

/** Words that look like names: a default of the bakery's own block, a value of a table, and languages. */
const unmarkable = /geschlossen|frisch|Deutsch|اردو|de_DE|ur_PK/

const port = await freePort()
const baseURL = `http://127.0.0.1:${port}`

let site: Awaited<ReturnType<typeof installSecondSite>>
let server: Running | undefined

beforeAll(async () => {
  site = await installSecondSite()
  await markSite(site.root)
  await addUrdu(site)
  const build = site.npm('build')
  expect(await build.ended, build.output()).toBe(0)
  process.env.PORT = String(port)
  server = site.run('serve')
  delete process.env.PORT
  await server.says(baseURL)
})

afterAll(async () => {
  server?.stop()
  await server?.ended
  await site.remove()
})

const unmarkedOn = async (page: Page) => unmarkedInDocument(documentOf(await page.content()), unmarkable)

const documentOf = (html: string) => new JSDOM(html).window.document

test('every published page, head, text without scripts and manifest has only texts of the site', async () => {
  expect(await unmarkedInFolder(join(site.root, 'dist'), unmarkable)).toEqual({})
})

test.each([503, 200])(
  'the form has only texts of the site, with faults and after the answer %s',
  async (status) => {
    const { page } = await openVisitor({ baseURL })
    await page.route('**/api/v1.0/email/send-form', (route) => route.fulfill({ status, body: 'OK' }))
    await page.goto('/kontakt')
    const submit = page.locator('form button[type=submit]')
    await submit.click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    expect(await unmarkedOn(page)).toEqual([])
    for (const [name, value] of Object.entries({ name: '⟦1⟧', email: 'a@b.example', message: '⟦2⟧' }))
      await page.locator(`form [name=${name}]`).fill(value)
    await page.locator('form select').selectOption({ index: 1 })
    await submit.click()
    await page
      .getByText(status === 200 ? '⟦Ihre Nachricht ist angekommen.⟧' : '⟦Nichts ist verloren')
      .first()
      .waitFor()
    expect(await unmarkedOn(page)).toEqual([])
  },
)

test('newer content, and a page that was not published, have only texts of the site', async () => {
  const { page } = await openVisitor({ baseURL })
  await page.route('**/api/weissbrot', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('⟦', '⟦!') })
  })
  await page.goto('/brote/weissbrot')
  await page.getByText('⟦!').first().waitFor()
  expect(await unmarkedOn(page)).toEqual([])
  for (const status of [404, 503]) {
    await page.route('**/api/neues/*', (route) => route.fulfill({ status }))
    await page.goto('/neues/morgen')
    await page.locator('main').getByText('⟦').first().waitFor()
    expect(await unmarkedOn(page), `the service answers ${status}`).toEqual([])
    await page.unroute('**/api/neues/*')
  }
})

test('an address without a page answers with texts of the site', async () => {
  const response = await fetch(`${baseURL}/gibt-es-nicht`)
  expect([response.status, unmarkedInDocument(documentOf(await response.text()))]).toEqual([404, []])
})

test('a language from right to left is mirrored, and texts of the source language name their direction', async () => {
  const { page } = await openVisitor({ baseURL })
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ur')
    expect(await page.locator('html[lang=ur]').getAttribute('dir')).toBe('rtl')
    for (const name of ['header a:visible', 'h1']) {
      const { x = 0, width: length = 0 } = (await page.locator(name).first().boundingBox()) ?? {}
      expect(width - x - length, `${name} at ${width}`).toBeLessThan(100)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.goto('/ur/backstube')
  expect(await page.locator('main [lang=de-DE]:not([dir=ltr])').count()).toBe(0)
  expect(await page.locator('main [lang=de-DE][dir=ltr]').count()).toBeGreaterThan(0)
})

/** Makes the site Urdu too: its settings, its first page, and the first text of another. Texts with placeholders stay German. */
async function addUrdu({ root, run }: Awaited<ReturnType<typeof installSecondSite>>): Promise<void> {
  const files = ['site', 'general/index', 'general/backstube']
  const settings = join(root, 'page-configs/site.ts')
  const languages = '"languages":[{"tag":"de-DE"},{"tag":"ur","root":"/ur"}],"language":'
  await writeFile(settings, (await readFile(settings, 'utf8')).replace('"language":', languages))
  const translate = run('translate', 'ur', '--write', ...files.map((file) => `page-configs/${file}.ts`))
  expect(await translate.ended, translate.output()).toBe(0)
  const empty = /^(?!.*(?:copyright|error|badStatus))(.*"text": )""/
  for (const name of files) {
    const file = join(root, `page-configs/translations/ur/${name}.json`)
    const places = new RegExp(empty, name.endsWith('backstube') ? 'm' : 'gm')
    await writeFile(file, (await readFile(file, 'utf8')).replace(places, '$1"⟦گرم روٹی⟧"'))
  }
}
