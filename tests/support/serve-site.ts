import { preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { buildSite } from '../../src/build/build-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served. */
    siteUrl: string
  }
}

/** Builds the site once and serves it, with the embedded content service, on a free port. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const outDir = '.tmp/browser-dist'
  await buildSite({ logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const server = await preview({
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, strictPort: false },
  })
  project.provide('siteUrl', server.resolvedUrls?.local[0] ?? '')
  return () => server.close()
}
