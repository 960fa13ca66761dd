import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { openVisitor } from './browser.ts'
import { outDir } from './run-folders.ts'
import { startNginx } from './start-nginx.ts'

declare global {
  interface Window {
    violations: string[]
  }
}

/**
 * Returns a function that opens pages and records violations of the site's policy. Uses nginx where available, as in
 * deployment, else the server of `npm start`.
 */
export function watchPolicy() {
  const nginx = inject('nginx')
  let server: Awaited<ReturnType<typeof startNginx>> | undefined
  beforeAll(async () => {
    server =
      nginx && (await startNginx(nginx, readFileSync(`${outDir}-nginx.conf`, 'utf8'), inject('siteUrl')))
  })
  afterAll(() => server?.stop())
  return async (options: BrowserContextOptions = {}, open = openVisitor) => {
    const visitor = await open({ baseURL: server?.url ?? inject('siteUrl'), ...options })
    await visitor.page.addInitScript(() => {
      window.violations = []
      document.addEventListener('securitypolicyviolation', (event) => {
        window.violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
      })
    })
    return visitor
  }
}

/** Returns the policy's violations on a page. */
export const violations = (page: Page) => page.evaluate(() => window.violations)

/** Returns the printed errors without those of a 404, which the browser prints for the not-found page. */
export const ownTroubles = (troubles: string[]) =>
  troubles.filter((trouble) => !/status of 404/.test(trouble))
