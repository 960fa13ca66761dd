import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { openVisitor } from './browser.ts'
import { outDir } from './run-folders.ts'
import { startNginx } from './start-nginx.ts'

declare global {
  interface Window {
    violations: string[]
  }
}

/** Lets a file watch over the site's policy: behind nginx where there is one, as it is deployed, else behind `npm start`. */
export function watchPolicy() {
  const nginx = inject('nginx')
  let server: Awaited<ReturnType<typeof startNginx>> | undefined
  beforeAll(async () => {
    server =
      nginx && (await startNginx(nginx, readFileSync(`${outDir}-nginx.conf`, 'utf8'), inject('siteUrl')))
  })
  afterAll(() => server?.stop())
  return async (browser: Browser, options: BrowserContextOptions = {}) => {
    const visitor = await openVisitor(browser, { baseURL: server?.url ?? inject('siteUrl'), ...options })
    await visitor.page.addInitScript(() => {
      window.violations = []
      document.addEventListener('securitypolicyviolation', (event) => {
        window.violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
      })
    })
    return visitor
  }
}

/** What the policy has refused on this page. */
export const violations = (page: Page) => page.evaluate(() => window.violations)

/** What was printed, but for an answer of 404: the browser says so of the not-found page. */
export const own = (troubles: string[]) => troubles.filter((trouble) => !/status of 404/.test(trouble))
