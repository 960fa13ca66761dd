import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv, type InlineConfig } from 'vite'
import type * as ServerEntry from '../app/entry-server.tsx'
import { loadConfig, type ImportModule, type SiteConfig } from '../config/load-config.ts'
import { overrideSite } from '../config/override-site.ts'
import { pageDocument } from '../config/page-documents.ts'
import type { Snapshot } from '../engine/snapshot.ts'
import { writeSnapshot } from '../engine/snapshot.ts'
import { fillTemplate } from './fill-template.ts'
import { notFoundFile, pageFile, shellFile } from './published-files.ts'
import { siteContent } from './site-content.ts'

export interface PublishOptions {
  root: string
  outDir: string
  importModule: ImportModule
  logLevel?: InlineConfig['logLevel']
}

/** Builds the site and writes every page whose address is known as HTML that needs no script to be read. */
export async function publish({
  root,
  outDir,
  importModule,
  logLevel = 'warn',
}: PublishOptions): Promise<number> {
  const { NODE_ENV } = process.env
  // A tool runs with the environment of whatever started it; React would be built in its development edition for it.
  process.env.NODE_ENV = 'production'
  try {
    const folder = resolve(root, outDir)
    const serverDir = `${folder}-server`
    await build({ root, logLevel, build: { outDir, emptyOutDir: true } })
    await build({
      root,
      logLevel,
      build: { outDir: serverDir, emptyOutDir: true, ssr: 'src/app/entry-server.tsx', copyPublicDir: false },
      ssr: { noExternal: true },
    })
    const entry = pathToFileURL(join(serverDir, 'entry-server.js')).href
    const server: typeof ServerEntry = await import(/* @vite-ignore */ entry)
    const count = await writePages(root, folder, server, await loadConfig(root, importModule))
    await rm(serverDir, { recursive: true })
    return count
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}

async function writePages(
  root: string,
  folder: string,
  server: typeof ServerEntry,
  config: SiteConfig,
): Promise<number> {
  // As Vite read it for the script: the environment, and the project's .env files.
  const env = loadEnv('production', root)
  const { VITE_CONTENT_HOST = '', VITE_SITE_URL = 'http://127.0.0.1:4173' } = env
  const site = overrideSite(config.site, env)
  const contentFor = siteContent(VITE_CONTENT_HOST, join(root, 'content'))
  const template = await readFile(join(folder, 'index.html'), 'utf8')
  await writeFile(join(folder, shellFile), template)
  const pages = await knownPages(config, contentFor)
  for (const { file, pathname, path, params } of pages) {
    const document = pageDocument(path, config)
    const content = await contentFor(document.page, params)
    const snapshot: Snapshot = { pathname, origin: VITE_SITE_URL, document, params, ...content }
    const html = fillTemplate(template, await server.renderPage(site, snapshot), writeSnapshot(snapshot))
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), html)
  }
  return pages.length
}

interface KnownPage {
  file: string
  pathname: string
  path: string
  params: Record<string, string>
}

/** Every address known at build time: pages without a parameter, the articles the service lists, and the not-found page. */
async function knownPages(
  { pages }: SiteConfig,
  contentFor: ReturnType<typeof siteContent>,
): Promise<KnownPage[]> {
  const plain = pages.filter(({ path }) => !/[:*]/.test(path))
  const known = plain.map(({ path }) => ({
    file: pageFile(path),
    pathname: path,
    path,
    params: {},
  }))
  const list = pages.find(({ page }) => page.content?.kind === 'articles')
  const detail = pages.find(({ page }) => page.content?.kind === 'article')
  const articles = list && detail ? (await contentFor(list.page, {})).content.articles : []
  const written = articles.map(({ id }) => {
    const pathname = (detail?.path ?? '').replace(':id', encodeURIComponent(id))
    return { file: pageFile(pathname), pathname, path: detail?.path ?? '', params: { id } }
  })
  return [...known, ...written, { file: notFoundFile, pathname: '*', path: '/*', params: {} }]
}
