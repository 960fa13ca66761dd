import { join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'

interface AppToBuild {
  root: string
  /** Where it goes: an absolute path. */
  folder: string
  logLevel: NonNullable<InlineConfig['logLevel']>
}

/** Builds the app for the browser, into `browser`, and as one file for Node, into `server`. Returns the packages that it is made of. */
export async function buildApp({ root, folder, logLevel }: AppToBuild): Promise<string[]> {
  const packages = new Set<string>()
  const seen: Plugin = {
    name: 'seen-packages',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const name = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]
        if (name) packages.add(name.replaceAll('\\', '/'))
      }
    },
  }
  // Neither writes its config to a file for the moment, as the other may just then.
  const configLoader = 'runner'
  const checks = { ineffectiveDynamicImport: false, pluginTimings: false }
  await Promise.all([
    build({
      root,
      configLoader,
      logLevel,
      plugins: [seen],
      build: {
        outDir: join(folder, 'browser'),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { checks },
      },
    }),
    build({
      root,
      configLoader,
      logLevel,
      plugins: [seen],
      build: {
        outDir: join(folder, 'server'),
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: 'src/app/entry-server.tsx',
        // One file, so that nothing is left to load once it is.
        rolldownOptions: { output: { codeSplitting: false }, checks },
      },
      ssr: { noExternal: true },
      // Else React's development edition comes along, and every element asks the process which one is meant.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    }),
  ])
  return [...packages].toSorted()
}
