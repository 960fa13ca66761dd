import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, openVisitor } from '../support/browser.ts'
import type { Running } from '../support/project-copy.ts'
import { copyWithSecondSite } from '../support/second-site.ts'

/** Ports that no other test uses. */
const ports = { dev: 4393, start: 4394 }

let browser: Browser
let project: Awaited<ReturnType<typeof copyWithSecondSite>>
let running: Running[] = []

beforeAll(async () => {
  browser = await launchBrowser()
  project = await copyWithSecondSite()
  const dev = project.run('vite', '--configLoader', 'runner', '--port', String(ports.dev), '--strictPort')
  running = [dev]
  await dev.says(`http://127.0.0.1:${ports.dev}/`)
  // What `npm start` does, one after the other.
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
    // Half past eleven at night in Berlin, and the way Germans write it.
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
    // That the last page is none, and in development that the copy's font lies behind a link, the browser says itself.
    expect(troubles.filter((trouble) => !trouble.startsWith('Failed to load resource'))).toEqual([])
    await close()
  },
)

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
