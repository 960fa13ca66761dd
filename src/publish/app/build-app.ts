import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, type Manifest } from 'vite'
import type * as ServerEntry from '../../app/entry-server.tsx'
import type { SiteConfig } from '../../config/load-config.ts'
import { givenConfig } from './given-config.ts'
import { readManifest } from './read-manifest.ts'

interface AppToBuild {
  root: string
  /** Where the browser's files go: an absolute path. */
  folder: string
  /** Checked already, so that Vite need not do it again. */
  config: SiteConfig
  logLevel: NonNullable<InlineConfig['logLevel']>
}

/** What pages are published with. */
export interface BuiltApp {
  /** `index.html` as Vite wrote it, still without a page. */
  template: string
  /** Which file each part of the browser's script is in, and what it needs. */
  manifest: Manifest
  /** The app as it runs in Node. */
  server: typeof ServerEntry
  /** Tells that app from any other. */
  bundleHash: string
}

/** Builds the browser's files, and beside them the app for Node, which is gone again once it is loaded. */
export async function buildApp({ root, folder, config, logLevel }: AppToBuild): Promise<BuiltApp> {
  const serverDir = `${folder}-server`
  try {
    await build({
      root,
      logLevel,
      plugins: [givenConfig(config)],
      build: { outDir: folder, emptyOutDir: true },
    })
    await build({
      root,
      logLevel,
      build: {
        outDir: serverDir,
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: 'src/app/entry-server.tsx',
        // One file, so that nothing is left to load once it is.
        rolldownOptions: { output: { codeSplitting: false }, checks: { ineffectiveDynamicImport: false } },
      },
      ssr: { noExternal: true },
    })
    const entry = join(serverDir, 'entry-server.js')
    const bundleHash = createHash('sha256')
      .update(await readFile(entry))
      .digest('hex')
    const server: typeof ServerEntry = await import(/* @vite-ignore */ pathToFileURL(entry).href)
    const template = await readFile(join(folder, 'index.html'), 'utf8')
    return { template, manifest: await readManifest(folder), server, bundleHash }
  } finally {
    await rm(serverDir, { recursive: true, force: true })
  }
}
