import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InlineConfig, Manifest } from 'vite'
import type * as ServerEntry from '../render/entry-server.tsx'
import type { FileHashes } from '../files/file-hashes.ts'
import { engineOf } from '../../util/engine-of.ts'
import { hashOf } from '../../util/hash-of.ts'
import { entryPath, openCache } from '../../util/open-cache.ts'
import { ownBlocksFolder } from '../../util/own-blocks.mjs'
import { whileUnfinished } from '../files/while-unfinished.ts'
import { openRenderer } from './open-renderer.ts'
import { readManifest } from './read-manifest.ts'

interface AppToLoad {
  root: string
  env: Record<string, string>
  hashes: FileHashes
  logLevel: NonNullable<InlineConfig['logLevel']>
}

/** The built app, for publishing pages. */
export interface BuiltApp {
  /** Folder of the browser's files. */
  folder: string
  /** `index.html` as Vite wrote it, without settings and page. */
  template: string
  /** Files of the browser's script modules, and their imports. */
  manifest: Manifest
  /** Renders a page for publishing. The first call loads the app for Node. */
  renderPage: typeof ServerEntry.renderPage
  /** Hash of the app for Node. */
  bundleHash: string
}

/** Files and folders of a site that the app is built from. */
const siteSources = ['page-configs/brand.tokens.json', 'page-configs/fonts', 'package.json']
/**
 * Files and folders of the engine that pages are made from: those that `src/publish` may import, which lint checks. An
 * edit of the tools of authors renders no page again.
 */
export const engineSources = [
  'block-library',
  'schemas',
  ...['util', 'runtime', 'site', 'lint', 'serve', 'publish'].map((name) => `src/${name}`),
  'index.html',
  'package.json',
  'tsconfig.json',
]

/**
 * Returns one hash of the project's code, the environment, and the versions of the packages and of Node. It is the same
 * in each folder, because machines share pages by it.
 */
export function codeHash({ root, env, hashes }: Pick<AppToLoad, 'root' | 'env' | 'hashes'>): string {
  const installed = hashes.of(join(root, 'node_modules/.package-lock.json')) ?? ''
  const engine = engineOf(root)
  const files = [
    ...[...siteSources, ownBlocksFolder(root)].map((name) => join(root, name)),
    ...engineSources.map((name) => join(engine, name)),
  ]
  const code = files.map((file) => hashes.ofTree(file))
  return hashOf(JSON.stringify([env, process.versions, process.arch]), installed, ...code)
}

/** Returns one hash of all files of the packages in the app; undefined if the app of this code was not built yet. */
export function packagesHash(root: string, code: string, hashes: FileHashes): string | undefined {
  const made = readMade(entryPath(root, code))
  return made && hashPackages(made.packages, hashes)
}

function hashPackages(folders: string[], hashes: FileHashes): string {
  return hashOf(...folders.map((folder) => folder + hashes.ofTree(folder)))
}

/** Returns the cached app if code and packages are unchanged; otherwise builds it. */
export async function loadApp(
  { root, hashes, logLevel }: Omit<AppToLoad, 'env'>,
  code: string,
): Promise<BuiltApp> {
  const folder = entryPath(root, code)
  const hash = readMade(folder)?.hash
  if (hash === undefined || hash !== packagesHash(root, code, hashes)) {
    // Not by `mkdtemp`, whose folders only their owner can read: another user may publish next.
    const unfinished = `${folder}-${randomUUID()}`
    await mkdir(unfinished, { recursive: true })
    await whileUnfinished(unfinished, async () => {
      const { buildApp } = await import('./build-app.ts')
      const packages = await buildApp({ root, folder: unfinished, logLevel })
      await rename(join(unfinished, 'browser/.vite/manifest.json'), join(unfinished, manifestName))
      await writeFile(
        join(unfinished, notes),
        JSON.stringify({ packages, hash: hashPackages(packages, hashes) }),
      )
      await rm(folder, { recursive: true, force: true })
      // Fails if another publish has just built the same app; that app is used.
      await rename(unfinished, folder).catch(() => undefined)
    })
  }
  await openCache(root).markUsed(code)
  return readApp(folder)
}

const notes = 'packages.json'
const manifestName = 'manifest.json'

function readMade(folder: string): { packages: string[]; hash: string } | undefined {
  const file = join(folder, notes)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

async function readApp(folder: string): Promise<BuiltApp> {
  const browser = join(folder, 'browser')
  const server = join(folder, 'server/entry-server.js')
  const bundleHash = hashOf(await readFile(server))
  return {
    folder: browser,
    template: await readFile(join(browser, 'index.html'), 'utf8'),
    manifest: await readManifest(join(folder, manifestName)),
    // The hash makes Node load a rebuilt app again from the same folder.
    renderPage: openRenderer(`${pathToFileURL(server).href}?${bundleHash}`),
    bundleHash,
  }
}
