import { join } from 'node:path'
import { engineOf } from '../../util/engine-of.ts'
import { build, mergeConfig, type InlineConfig, type Plugin } from 'vite'
import { viteConfig } from './vite-config.ts'

interface AppToBuild {
  root: string
  /** Absolute path of the output. */
  folder: string
  logLevel: NonNullable<InlineConfig['logLevel']>
}

/**
 * Builds the app for the browser into `browser`, and for Node as one file into `server`. Returns the folders of the
 * packages in the app.
 */
export async function buildApp({ root, folder, logLevel }: AppToBuild): Promise<string[]> {
  const engine = engineOf(root)
  const packages = new Set<string>()
  const seen: Plugin = {
    name: 'seen-packages',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [packageFolder] = /^[^\0].*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? []
        if (packageFolder !== undefined && packageFolder !== engine) packages.add(packageFolder)
      }
    },
  }
  const shared: InlineConfig = {
    configFile: false,
    logLevel,
    plugins: [seen],
    build: {
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { checks: { ineffectiveDynamicImport: false, pluginTimings: false } },
    },
  }
  const browser: InlineConfig = { build: { outDir: join(folder, 'browser') } }
  const server: InlineConfig = {
    build: {
      outDir: join(folder, 'server'),
      ssr: 'src/publish/render/entry-server.tsx',
      // One file, so that rendering loads nothing later.
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
    // Without this, React's development edition is included, and every element reads `process.env`.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }
  const { NODE_ENV } = process.env
  // Vite reads another NODE_ENV of the starting process, and would build React's development edition.
  process.env.NODE_ENV = 'production'
  try {
    await Promise.all(
      [browser, server].map((config) => build(mergeConfig(mergeConfig(viteConfig(root), shared), config))),
    )
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
  return [...packages].toSorted()
}
