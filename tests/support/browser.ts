import { existsSync } from 'node:fs'
import sparticuz from '@sparticuz/chromium'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { inject } from 'vitest'

/** Chromium: `CHROME_PATH`, else the system's, else the one npm brought. */
export async function launchBrowser(): Promise<Browser> {
  const system = '/usr/bin/chromium'
  const executablePath =
    process.env.CHROME_PATH ?? (existsSync(system) ? system : await sparticuz.executablePath())
  return chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] })
}

/** A fresh visitor's page, with what it printed and threw. */
export async function openVisitor(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL: inject('siteUrl'), ...options })
  // Nothing comes from elsewhere in a test; a foreign page (the map) is an empty one.
  const own = new URL(options.baseURL ?? inject('siteUrl')).host
  await context.route(
    (url) => url.host !== own,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  )
  const page = await context.newPage()
  return { page, troubles: collectTroubles(page), close: () => context.close() }
}

function collectTroubles(page: Page): string[] {
  const troubles: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text())
  })
  page.on('pageerror', (error) => troubles.push(error.message))
  return troubles
}
