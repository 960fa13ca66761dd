import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import { installSecondSite } from '../support/installed-site.ts'
import type { Running } from '../support/project-copy.ts'

/** Ports of this test. No other test uses them. */
const ports = { dev: 4393, start: 4394 }

/** Limit for a page of the development server, which loads hundreds of modules on a busy machine. */
const PAGE_TIMEOUT_MS = 60_000

let browser: Browser
let site: Awaited<ReturnType<typeof installSecondSite>>
let running: Running[] = []

beforeAll(async () => {
  browser = await launchBrowser()
  site = await installSecondSite()
  const dev = site.run('dev', '--port', String(ports.dev), '--strictPort')
  running = [dev]
  await dev.says(`http://127.0.0.1:${ports.dev}/`)
  // Does the steps of `npm start` in turn.
  const build = site.npm('build')
  expect(await build.ended, build.output()).toBe(0)
  process.env.PORT = String(ports.start)
  const start = site.run('serve')
  delete process.env.PORT
  running.push(start)
  await start.says(`http://127.0.0.1:${ports.start}/`)
})

afterAll(async () => {
  for (const server of running) server.stop()
  await Promise.all(running.map(({ ended }) => ended))
  await site.remove()
  await browser.close()
})

const published = (file: string) => readFile(join(site.root, 'dist', file), 'utf8')
const publishedFiles = () => readdir(join(site.root, 'dist'), { recursive: true })

test('the package holds the engine, and nothing of its tests or of the first site', () => {
  const rooms = new Set(site.files.map((file) => file.split('/')[0]))
  for (const room of ['tests', 'media', 'content', 'page-configs', 'public', 'bench', '.tmp', 'dist'])
    expect(rooms, room).not.toContain(room)
  expect(site.files.filter((file) => /\.test\.|known\.(d\.ts|schema)/.test(file))).toEqual([])
})

test('the site holds no file of the engine', async () => {
  const files = await readdir('tests/second-site', { recursive: true })
  expect(
    files.filter((file) => /^(src|schemas|block-library|tools|index\.html|vite\.config)/.test(file)),
  ).toEqual([])
})

test.each([
  ['validate', 'Configs and content: nothing found'],
  ['doctor', 'Nothing found'],
])('%s succeeds', async (script, line) => {
  const command = site.npm(script)
  expect(await command.ended, command.output()).toBe(0)
  expect(command.output()).toContain(line)
})

test.each(['dev', 'start'] as const)(
  '%s shows its pages, each at its own address and in its own words',
  async (way) => {
    const { page, troubles, close } = await openVisitor(browser, {
      baseURL: `http://127.0.0.1:${ports[way]}`,
    })
    page.setDefaultTimeout(PAGE_TIMEOUT_MS)
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: 'Brot, das Zeit hatte' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE')
    expect(await page.locator('#brote a').first().getAttribute('href')).toBe('/brote/roggenmischbrot')
    expect(await page.getByRole('contentinfo').textContent()).toContain('2026 Bäckerei Kornblum, Gerberau 12')
    // A light page, with headings in a serif font and round corners.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(253, 248, 239)',
    )
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)).toContain(
      'Palatino',
    )

    await page.goto('/brote/dinkelvollkornbrot')
    await page.getByRole('heading', { level: 1, name: 'Dinkelvollkornbrot' }).waitFor()
    await expect.poll(() => page.title()).toBe('Dinkelvollkornbrot | Bäckerei Kornblum')
    expect(await page.locator('#faq details').count()).toBe(2)

    await page.goto('/neues/ferien')
    await page.getByRole('heading', { name: 'Wir machen Ferien im Februar' }).waitFor()
    expect(await page.locator('time').first().textContent()).toBe('12. Oktober 2026')

    await page.goto('/kontakt')
    await page.getByLabel('Telefon (freiwillig)').waitFor()
    // A block of the site's own, with its words and its behaviour.
    const week = page.locator('#oeffnungszeiten')
    expect(await week.getByRole('row', { name: /^Samstag/ }).textContent()).toBe('Samstag6:00–13:00Hefezopf')
    expect(await week.getByRole('row', { name: /^Montag/ }).textContent()).toBe('Montaggeschlossen')
    await expect.poll(() => week.locator('[aria-current=date]').count()).toBe(1)
    // Another block of its own, with its island.
    await page.getByLabel('Gäste').fill('45')
    await page.getByText('45 Gäste essen 3 Bleche.').waitFor()

    await page.goto('/gibt-es-nicht')
    await page.getByRole('heading', { level: 1, name: 'Diese Seite ist ausverkauft' }).waitFor()
    // The browser prints an error for the missing last page.
    expect(troubles.filter((trouble) => !trouble.startsWith('Failed to load resource'))).toEqual([])
    await close()
  },
)

test('the workbench shows the blocks of the engine and its own in its colours', async () => {
  const { page, close } = await openVisitor(browser, { baseURL: `http://127.0.0.1:${ports.dev}` })
  page.setDefaultTimeout(PAGE_TIMEOUT_MS)
  await page.goto('/__workbench')
  // The frames show the result of axe once their checks have run.
  await expect
    .poll(() => page.getByText(/^axe (✓|\d)/).count(), { timeout: PAGE_TIMEOUT_MS })
    .toBeGreaterThan(0)
  expect(await page.getByText('alternating-rows').count()).toBeGreaterThan(0)
  await page.goto('/__workbench#oeffnungszeiten')
  await page
    .frameLocator('iframe')
    .first()
    .getByRole('row', { name: /^Montag/ })
    .waitFor()
  await expect.poll(() => page.getByText('pairs ✓').count(), { timeout: PAGE_TIMEOUT_MS }).toBe(3)
  await close()
})

/** Words of nearly every English text, and of the controls. */
const english =
  /\b(the|and|of|to|your|you|is|not|no|with|this|we|please|page|picture|image|loading|error|failed|retry|previous|next|close|home|skip|more|read|update|message|optional|frequently|breadcrumb|slide|sent|enter|choose)\b/i

/** Attributes that are displayed or read out. */
const spoken = ['aria-label', 'aria-roledescription', 'alt', 'placeholder', 'title']

/** Returns every text in a value, without names that only the engine reads. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value].filter((text) => /[\p{Lu} ]/u.test(text))
    : Object.values(Object(value)).flatMap(textsIn)

test('its pages and their words for scripts have no text in another language', async () => {
  const files = await publishedFiles()
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const { document } = new JSDOM(await published(file)).window
    for (const silent of document.querySelectorAll('script, style')) silent.remove()
    const attributes = spoken.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    )
    const said = [document.documentElement.textContent, ...attributes]
    expect(said.map((text) => english.exec(text)?.[0]).filter(Boolean), file).toEqual([])
  }
  for (const file of files.filter((name) => name.startsWith('page-data') && name.endsWith('.json'))) {
    const texts = textsIn(JSON.parse(await published(file)))
    expect(
      texts.filter((text) => english.test(text.replaceAll(/\{\w+\}/g, ''))),
      file,
    ).toEqual([])
  }
})

/** Opens a page whose content service is down. */
async function openWithoutContent(way: keyof typeof ports) {
  const visitor = await openVisitor(browser, { baseURL: `http://127.0.0.1:${ports[way]}` })
  await visitor.page.route('**/api/**', (route) => route.fulfill({ status: 503 }))
  await visitor.page.goto('/brote/weissbrot')
  return visitor
}

test('without content, a page in development reports it in its own words', async () => {
  const { page, close } = await openWithoutContent('dev')
  await page.getByText('Dieser Teil der Seite ist gerade nicht zu haben: der Dienst meldet 503').waitFor()
  expect(await page.getByRole('button', { name: 'Noch einmal versuchen' }).isVisible()).toBe(true)
  await close()
})

test('without content, a published page stays', async () => {
  const { page, close } = await openWithoutContent('start')
  await page.waitForLoadState('networkidle')
  expect(await page.locator('#faq details').count()).toBe(2)
  expect(await page.getByText('gerade nicht zu haben').count()).toBe(0)
  await close()
})

test('its pages are published without files of the first site', async () => {
  const files = await publishedFiles()
  const pages = files.filter((file) => file.endsWith('.html')).toSorted()
  expect(pages).toEqual([
    '404.html',
    'app-shell.html',
    'backstube.html',
    'brote.html',
    'brote/dinkelvollkornbrot.html',
    'brote/roggenmischbrot.html',
    'brote/weissbrot.html',
    'index.html',
    'kontakt.html',
    'kuchen.html',
    'kuchen/bienenstich.html',
    'neues.html',
    'neues/dinkel-ernte.html',
    'neues/ferien.html',
    'neues/lehrling.html',
  ])
  const first = /Xigi|\bLED\b|Kolkata|["'`]\/(products|industry|contact|clients|blog)\b/
  for (const file of files.filter((name) => /\.(html|js|json|xml|txt|webmanifest)$/.test(name)))
    expect(first.exec(await published(file))?.[0], file).toBeUndefined()
  expect(await published('sitemap.xml')).toContain('/brote/weissbrot</loc>')
})
