import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import type { Running } from '../support/project-copy.ts'
import { copyWithExampleSite } from '../support/copied-example.ts'

/** Ports of this test. No other test uses them. */
const ports = { dev: 4393, start: 4394 }

let browser: Browser
let project: Awaited<ReturnType<typeof copyWithExampleSite>>
let running: Running[] = []

beforeAll(async () => {
  browser = await launchBrowser()
  project = await copyWithExampleSite()
  const dev = project.run('vite', '--configLoader', 'runner', '--port', String(ports.dev), '--strictPort')
  running = [dev]
  await dev.says(`http://127.0.0.1:${ports.dev}/`)
  // Does the steps of `npm start` in turn.
  const build = project.run('node', 'tools/run.mjs', 'build')
  expect(await build.ended, build.output()).toBe(0)
  const start = project.run('env', `PORT=${ports.start}`, 'node', 'tools/run.mjs', 'serve')
  running.push(start)
  await start.says(`http://127.0.0.1:${ports.start}/`)
})

afterAll(async () => {
  for (const server of running) server.stop()
  await Promise.all(running.map(({ ended }) => ended))
  await project.remove()
  await browser.close()
})

const published = (file: string) => readFile(join(project.root, 'dist', file), 'utf8')

test.each(['dev', 'start'] as const)(
  '%s shows its three pages, each at its own address and in its own words',
  async (way) => {
    const { page, troubles, close } = await openVisitor(browser, {
      baseURL: `http://127.0.0.1:${ports[way]}`,
    })
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: 'Licht, einzeln gebaut' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE')
    // The time in Berlin, half past eleven at night, in German spelling.
    expect(await page.locator('time').textContent()).toBe('1. März 2025')
    expect(await page.locator('#notizen a').first().getAttribute('href')).toBe('/notizen/holz')
    expect(await page.getByRole('contentinfo').textContent()).toContain(
      'Lichtwerk, 2024. Eine Werkstatt von Hof 7.',
    )

    await page.getByRole('navigation', { name: 'Hauptseiten' }).getByText('Bogenlampe').click()
    await page.getByRole('heading', { level: 1, name: 'Die Bogenlampe' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/lampen/bogen')
    await expect.poll(() => page.title()).toBe('Bogenlampe | Lampen aus Berlin | Lichtwerk')
    expect(await page.locator('#fragen details').count()).toBe(2)

    await page.getByRole('link', { name: 'Anfragen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Schreiben Sie uns' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/schreiben')
    await expect.poll(() => page.title()).toBe('Schreiben Sie uns | Lichtwerk')
    await page.getByLabel('Telefon (freiwillig)').waitFor()

    await page.goto('/gibt-es-nicht')
    await page.getByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' }).waitFor()
    // The browser prints errors for the missing last page and, in development, for the copy's font behind a link.
    expect(troubles.filter((trouble) => !trouble.startsWith('Failed to load resource'))).toEqual([])
    await close()
  },
)

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

test('no word of another language stands on its pages, nor in what they may yet have to say', async () => {
  const files = await readdir(join(project.root, 'dist'), { recursive: true })
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
  await visitor.page.goto('/lampen/bogen')
  return visitor
}

test('where its content cannot be had, it says so in its own words', async () => {
  const { page, close } = await openWithoutContent('dev')
  await page.getByText('Das hat nicht geklappt: der Dienst meldet 503').waitFor()
  expect(await page.getByRole('button', { name: 'Noch einmal' }).isVisible()).toBe(true)
  await close()
})

test('where its content cannot be had, a published page stays', async () => {
  const { page, close } = await openWithoutContent('start')
  await page.waitForLoadState('networkidle')
  expect(await page.locator('#fragen details').count()).toBe(2)
  expect(await page.getByText('Das hat nicht geklappt').count()).toBe(0)
  await close()
})

test('its pages are published, and nothing of the first site with them', async () => {
  const files = await readdir(join(project.root, 'dist'), { recursive: true })
  const pages = files.filter((file) => file.endsWith('.html')).toSorted()
  expect(pages).toEqual(['404.html', 'app-shell.html', 'index.html', 'lampen/bogen.html', 'schreiben.html'])
  const first = /Xigi|\bLED\b|Kolkata|["'`]\/(products|industry|contact|clients|blog)\b/
  for (const file of files.filter((name) => /\.(html|js|json|xml|txt|webmanifest)$/.test(name)))
    expect(first.exec(await published(file))?.[0], file).toBeUndefined()
  expect(await published('sitemap.xml')).toContain('/lampen/bogen</loc>')
  expect(await published('lampen/bogen.html')).toContain('Passt sie über einen Tisch?')
})
