import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../bench/free-port.ts'
import { addBlockWithContent, isNoPreload } from '../support/add-block-with-content.ts'
import { answerNewer, openVisitor } from '../support/browser.ts'
import { installSecondSite } from '../support/installed-site.ts'
import { measureHeaders, withLongHeader } from '../support/measure-headers.ts'
import type { Running } from '../support/project-copy.ts'

const ports = { dev: await freePort(), start: await freePort() }

/** Limit for a page of the development server, which loads hundreds of modules on a busy machine. */
const PAGE_TIMEOUT_MS = 60_000

let site: Awaited<ReturnType<typeof installSecondSite>>
let running: Running[] = []

beforeAll(async () => {
  site = await installSecondSite()
  // Writes what npm writes at the end of an installation.
  const schemas = site.run('schemas')
  expect(await schemas.ended, schemas.output()).toBe(0)
  const dev = site.run('dev', '--port', String(ports.dev), '--strictPort')
  running = [dev]
  await dev.says(`http://127.0.0.1:${ports.dev}/`)
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
})

/** Opens a window on one of the servers. */
async function open(way: keyof typeof ports) {
  const visitor = await openVisitor({
    baseURL: `http://127.0.0.1:${ports[way]}`,
    viewport: { width: 1440, height: 900 },
  })
  visitor.page.setDefaultTimeout(PAGE_TIMEOUT_MS)
  return visitor
}

const published = (file: string) => readFile(join(site.root, 'dist', file), 'utf8')
const publishedFiles = () => readdir(join(site.root, 'dist'), { recursive: true })

test('the package holds the engine, and nothing of its tests or of the first site', () => {
  const rooms = new Set(site.files.map((file) => file.split('/')[0]))
  for (const room of ['tests', 'media', 'content', 'page-configs', 'public', 'bench', '.tmp', 'dist'])
    expect(rooms, room).not.toContain(room)
  expect(site.files.filter((file) => /\.test\.|known\.(d\.ts|schema)/.test(file))).toEqual([])
})

test('it shows its pages, each at its own address and in its own words', async () => {
  const { page, troubles } = await open('start')
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Brot, das Zeit hatte' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de-DE')
  expect(await page.getByRole('contentinfo').textContent()).toContain('2026 Bäckerei Kornblum, Gerberau 12')
  const fonts = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)
  expect(fonts).toContain('Palatino')

  await page.goto('/brote/dinkelvollkornbrot')
  await page.getByRole('heading', { level: 1, name: 'Dinkelvollkornbrot' }).waitFor()
  await expect.poll(() => page.title()).toBe('Dinkelvollkornbrot | Bäckerei Kornblum')
  expect(await page.locator('#faq details').count()).toBe(2)

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
  expect(troubles.filter((trouble) => !trouble.startsWith('Failed to load resource'))).toEqual([])
})

/** Words of nearly every English text, and of the controls. */
const english =
  /\b(the|and|of|to|your|you|is|not|no|with|this|we|please|page|picture|image|loading|error|failed|retry|previous|next|close|home|skip|more|read|update|message|optional|frequently|breadcrumb|slide|sent|enter|choose)\b/i

/** Returns every text in a value, without names that only the engine reads. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value].filter((text) => /[\p{Lu} ]/u.test(text))
    : Object.values(Object(value)).flatMap(textsIn)

// pseudo-language.test.ts tests the texts of its pages.
test('no word of another language is in the texts of its pages for later', async () => {
  const files = await publishedFiles()
  for (const file of files.filter((name) => /^page-data\/(?!en[./]).*\.json$/.test(name))) {
    const texts = textsIn(JSON.parse(await published(file)))
    expect(
      texts.filter((text) => english.test(text.replaceAll(/\{\w+\}/g, ''))),
      file,
    ).toEqual([])
  }
})

test('on a phone the name of the site wraps in the header before a word of the button breaks', async () => {
  const { page } = await open('start')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const label = page.getByRole('banner').getByText('Bestellen', { exact: true }).filter({ visible: true })
  const lines = await label.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(1)
})

test('its pages are published, and nothing of the first site with them', async () => {
  const files = await publishedFiles()
  const pages = files.filter((file) => file.endsWith('.html'))
  expect(pages).toEqual(
    expect.arrayContaining(['404.html', 'app-shell.html', 'kuchen/bienenstich.html', 'neues/ferien.html']),
  )
  const first = /Xigi|\bLED\b|Kolkata|["'`]\/(products|industry|contact|clients|blog)\b/
  for (const file of files.filter((name) => /\.(html|js|json|xml|txt|webmanifest)$/.test(name)))
    expect(first.exec(await published(file))?.[0], file).toBeUndefined()
  expect(await published('sitemap.xml')).toContain('/brote/weissbrot</loc>')
})

test('newer content of the service in English is drawn with its rich text, and links to English pages', async () => {
  const { page, troubles } = await open('start')
  await answerNewer(page, '**/api/en/bienenstich', (text) =>
    text.replace('All we have', 'As in our <a href=\\"/kuchen\\">cakes</a>, all we have'),
  )
  await page.goto('/en/kuchen/bienenstich')
  const text = page.locator('main p', { hasText: 'As in our cakes' })
  expect(await text.getByRole('link').getAttribute('href')).toBe('/en/kuchen')
  expect(troubles).toEqual([])
})

test('a renamed page is shown at its new address, and after the undo at its old one', async () => {
  const { page } = await open('dev')
  const editor = page.locator('site-studio')
  const press = (name: string | RegExp) => editor.getByRole('button', { name, exact: true }).click()
  await page.goto('/kontakt')
  await press('Edit')
  await press('Page')
  await editor.getByLabel('New address of this page').fill('/sprechen')
  await press('Rename')
  await page.waitForURL('**/sprechen')
  // The menus of the site name the page. A change of settings loads the document again, which must not abort the request.
  await press(/^Undo \(/)
  await page.waitForURL('**/kontakt')
  expect(await readFile(join(site.root, 'page-configs/site.ts'), 'utf8')).toContain("to: '/kontakt'")
}, 240_000)

test('on a page without content the palette adds a block with its file, whose empty frame takes a picture', async () => {
  const { page, troubles } = await open('dev')
  await addBlockWithContent(page, site.root)
  expect(troubles.filter(isNoPreload)).toEqual([])
}, 240_000)

test('links that do not fit beside a long name turn into the menu, and no header has a second line', async () => {
  const file = join(site.root, 'page-configs/site.ts')
  const settings = await readFile(file, 'utf8')
  const paths = ['/', '/brote', '/brote/weissbrot', '/neues/ferien', '/kontakt', '/gibt-es-nicht']
  for (const onDesk of ['links', 'menu']) {
    await writeFile(file, onDesk === 'links' ? settings : withLongHeader(settings))
    expect(await site.npm('build').ended).toBe(0)
    const shown = await measureHeaders((await open('start')).page, paths)
    expect(new Set(shown[390])).toEqual(new Set(['menu']))
    expect(new Set(shown[1280])).toEqual(new Set([onDesk]))
  }
  await writeFile(file, settings)
})

test('in a language without words of the engine, its editor adds a block, and writes options and texts', async () => {
  const files = ['page-configs/site.ts', 'page-configs/words.ts', 'page-configs/brote/weissbrot.ts'] as const
  const [settings, words, config] = files
  const read = (file: string) => readFile(join(site.root, file), 'utf8')
  const edit = async (file: string, from: string, to: string) =>
    writeFile(join(site.root, file), (await read(file)).replace(from, to))
  await edit(settings, "language: 'de-DE'", "language: 'pt-PT'")
  await edit(settings, "tag: 'de-DE'", "tag: 'pt-PT'")
  await edit(words, "closed: 'geschlossen', ", '')
  const before = await Promise.all(files.map(read))
  const { page, troubles } = await open('dev')
  const editor = page.locator('site-studio')
  const press = (name: string) => editor.getByRole('button', { name, exact: true }).click()
  const spot = (label: string) => editor.locator(`.spot[aria-label*=${JSON.stringify(label)}]`).first()
  const says = async (file: string, text: string) => {
    await expect.poll(() => read(file), { timeout: PAGE_TIMEOUT_MS }).toContain(text)
  }
  await page.goto('/brote/weissbrot')
  await page.getByText('Skip to content').waitFor({ state: 'attached' })
  await press('Edit')
  await spot('Block 2: breadcrumb').press('Enter')
  await press('Add a block below')
  await press('Add oeffnungszeiten')
  await says(config, "type: 'oeffnungszeiten'")
  await editor.locator('.spot:focus[aria-label*="Block 3: oeffnungszeiten"]').waitFor()
  await page.keyboard.press('Enter')
  const [card, bar] = [
    await editor.locator('.card').boundingBox(),
    await editor.locator('.bar').boundingBox(),
  ]
  expect(card && bar && card.y + card.height <= bar.y).toBe(true)
  await press('Options')
  await editor.getByLabel('heading', { exact: true }).fill('Horário')
  await press('Write')
  await says(config, "heading: 'Horário'")
  for (const [old, place, text, written] of [
    ['Skip to content', 'common.skip', 'Saltar', "common: { skip: 'Saltar' }"],
    ['{words.oeffnungszeiten.closed}', 'oeffnungszeiten.closed', 'encerrado', "closed: 'encerrado'"],
  ] as const) {
    await spot(`Text: ${old}`).press('Enter')
    // A press writes a text of other pages too only after the card has said so.
    const opened = editor.locator('.card', { hasText: place })
    await opened.getByText(/\d other page/).waitFor()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await says(words, written)
  }
  const check = site.npm('check')
  expect(await check.ended, check.output()).toBe(0)
  expect(check.output()).toContain('words are English in a site in the language pt-PT')
  for (const steps of [4, 3, 2, 1]) await press(`Undo (${steps})`)
  await expect.poll(() => Promise.all(files.map(read))).toEqual(before)
  expect(troubles.filter(isNoPreload)).toEqual([])
}, 240_000)
