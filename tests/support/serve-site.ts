import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { npmChromium } from '../../bench/npm-chromium.ts'
import { publish } from '../../src/publish/publish.ts'
import { siteFile } from '../../src/site/config/project.ts'
import { startServer } from '../../src/serve/start-server.ts'
import { findNginx, type Nginx } from './find-nginx.ts'
import { isRelease } from './one-of-each.ts'
import { enquiryStore, outDir } from './run-folders.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served site. */
    siteUrl: string
    /** nginx, where it is available. */
    nginx: Nginx | undefined
  }
}

/**
 * Publishes the site once and serves it, with the embedded content service, on a free port. Tests of the engine have
 * sites of their own, so they run without this site too.
 */
export default async function serveSite(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!existsSync(siteFile)) {
    await npmChromium()
    project.provide('siteUrl', '')
    return undefined
  }
  for (const end of ['', '-wal', '-shm']) await rm(enquiryStore + end, { force: true })
  const [nginx] = await Promise.all([
    findNginx(),
    // Unpacks Chromium before the workers start, so that two workers do not unpack it at the same time.
    npmChromium(),
    // To encode all pictures takes longer than any test. Before a push, pages show uncached ones as they are.
    publish({ root: process.cwd(), outDir, logLevel: 'error', makePictures: isRelease }),
  ])
  const server = await startServer({
    folder: resolve(outDir),
    content: resolve('content'),
    enquiries: { store: { url: `file:${enquiryStore}` } },
    port: 0,
    say: () => undefined,
    // All visitors of the tests have one address.
    entryLimit: 1000,
  })
  project.provide('nginx', nginx)
  project.provide('siteUrl', `${server.url}/`)
  return () => server.stop()
}
