import { resolve, join } from 'node:path'
import { loadEnv, type InlineConfig } from 'vite'
import { loadConfig, type ImportModule } from '../config/load-config.ts'
import { overrideSite } from '../config/override-site.ts'
import { pageDocument } from '../config/page-documents.ts'
import { writeSnapshot, type Snapshot } from '../engine/snapshot.ts'
import { buildApp } from './build-app.ts'
import { fillTemplate } from './fill-template.ts'
import { knownPages, type KnownPage } from './known-pages.ts'
import { shellFile } from './published-files.ts'
import { siteContent } from './site-content.ts'
import { writePage } from './write-page.ts'

export interface PublishOptions {
  root: string
  outDir: string
  importModule: ImportModule
  logLevel?: InlineConfig['logLevel']
}

/**
 * Builds the site and writes every page whose address is known as HTML that needs no script to be read: plan the
 * pages, render each, write it. Returns how many there are.
 */
export async function publish(options: PublishOptions): Promise<number> {
  const { NODE_ENV } = process.env
  // A tool runs with the environment of whatever started it; React would be built in its development edition for it.
  process.env.NODE_ENV = 'production'
  try {
    return await publishSite(options)
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

async function publishSite({ root, outDir, importModule, logLevel = 'warn' }: PublishOptions) {
  const folder = resolve(root, outDir)
  const { template, server } = await buildApp({ root, folder, logLevel })
  const config = await loadConfig(root, importModule)
  // As Vite read it for the script: the environment, and the project's .env files.
  const env = loadEnv('production', root)
  const { VITE_CONTENT_HOST = '', VITE_SITE_URL: origin = 'http://127.0.0.1:4173' } = env
  const site = overrideSite(config.site, env)
  const contentFor = siteContent(VITE_CONTENT_HOST, join(root, 'content'))

  const snapshotOf = async ({ pathname, path, params }: KnownPage): Promise<Snapshot> => {
    const document = pageDocument(path, config)
    return { pathname, origin, document, params, ...(await contentFor(document.page, params)) }
  }
  const render = async (snapshot: Snapshot) =>
    fillTemplate(template, await server.renderPage(site, snapshot), writeSnapshot(snapshot))

  const pages = await knownPages(config, contentFor)
  await writePage(folder, shellFile, template)
  for (const page of pages) await writePage(folder, page.file, await render(await snapshotOf(page)))
  return pages.length
}
