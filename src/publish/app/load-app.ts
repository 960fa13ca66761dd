import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { InlineConfig, Manifest } from 'vite'
import type * as ServerEntry from '../render/entry-server.tsx'
import type { FileHashes } from '../files/file-hashes.ts'
import { sweepCache } from '../../util/cache.ts'
import { hashOf } from '../../util/hash-of.ts'
import { whileUnfinished } from '../files/while-unfinished.ts'
import { openRenderer } from './open-renderer.ts'
import { readManifest } from './read-manifest.ts'

interface AppToLoad {
  root: string
  env: Record<string, string>
  hashes: FileHashes
  logLevel: NonNullable<InlineConfig['logLevel']>
}

/** What pages are published with. */
export interface BuiltApp {
  /** Where the browser's files lie. */
  folder: string
  /** `index.html` as Vite wrote it, still without settings and page. */
  template: string
  /** Which file each part of the browser's script is in, and what it needs. */
  manifest: Manifest
  /** Renders a page as it is published, in the app as it runs in Node, which is loaded when first asked. */
  renderPage: typeof ServerEntry.renderPage
  /** Tells the app for Node from any other. */
  bundleHash: string
}

/** What the app is made of in the project, besides the packages. */
const sources = [
  'block-library',
  'schemas',
  'src',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** One hash of all of the project's code, the environment, and the versions of what builds and runs it. */
export function codeHash({ root, env, hashes }: Pick<AppToLoad, 'root' | 'env' | 'hashes'>): string {
  const installed = hashes.of(join(root, 'node_modules/.package-lock.json')) ?? ''
  const code = sources.map((name) => hashes.ofTree(join(root, name)))
  return hashOf(root, JSON.stringify([env, process.versions, process.arch]), installed, ...code)
}

/** One hash of all files of the packages that the app of this code is made of; undefined where it was not built yet. */
export function packagesHash(root: string, code: string, hashes: FileHashes): string | undefined {
  const made = readMade(join(root, '.tmp/app', code))
  return made && hashPackages(root, made.packages, hashes)
}

function hashPackages(root: string, names: string[], hashes: FileHashes): string {
  return hashOf(...names.map((name) => name + hashes.ofTree(join(root, 'node_modules', name))))
}

/** Takes the app as it was built before from the same code and the same packages, or builds it. */
export async function loadApp(
  { root, hashes, logLevel }: Omit<AppToLoad, 'env'>,
  code: string,
): Promise<BuiltApp> {
  const cache = join(root, '.tmp/app')
  const folder = join(cache, code)
  const hash = readMade(folder)?.hash
  if (hash === undefined || hash !== packagesHash(root, code, hashes)) {
    await mkdir(cache, { recursive: true })
    const unfinished = await mkdtemp(`${folder}-`)
    await whileUnfinished(unfinished, async () => {
      const { buildApp } = await import('./build-app.ts')
      const packages = await buildApp({ root, folder: unfinished, logLevel })
      await writeFile(
        join(unfinished, notes),
        JSON.stringify({ packages, hash: hashPackages(root, packages, hashes) }),
      )
      await rm(folder, { recursive: true, force: true })
      // Of two at once the first is as good as the second.
      await rename(unfinished, folder).catch(() => undefined)
    })
  }
  await utimes(folder, new Date(), new Date())
  await sweepCache(cache, new Set([code]), SPARE_APPS)
  return readApp(folder)
}

const notes = 'packages.json'

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
    manifest: await readManifest(browser),
    // By its hash: the folder may have been filled anew since it was loaded.
    renderPage: openRenderer(`${pathToFileURL(server).href}?${bundleHash}`),
    bundleHash,
  }
}

/** Number of other apps in the cache: of another branch and of a preview. */
const SPARE_APPS = 3
