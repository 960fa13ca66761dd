import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { build, transformWithOxc, type InlineConfig, type Plugin } from 'vite'
import { leanRouter } from './lean-router-plugin.ts'

interface AppToBuild {
  root: string
  /** Where it goes: an absolute path. */
  folder: string
  /** What the environment tells the script. */
  env: Record<string, string>
  logLevel: NonNullable<InlineConfig['logLevel']>
}

/** The names of the two parts of a built app, in its folder. */
export const appParts = { browser: 'browser', server: 'server.mjs' }

/** As in vite.config.ts. */
const styledComponents = { ssr: true, displayName: false, fileName: false, pure: true }

/** Builds the app for the browser, and as one file for Node. Returns the packages that it is made of. */
export async function buildApp({ root, folder, env, logLevel }: AppToBuild): Promise<string[]> {
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
  await Promise.all([
    build({
      root,
      logLevel,
      plugins: [seen],
      build: {
        outDir: join(folder, appParts.browser),
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { checks: { ineffectiveDynamicImport: false, pluginTimings: false } },
      },
    }),
    buildServer(root, join(folder, appParts.server), env, seen),
  ])
  return [...packages].toSorted()
}

/** Vite takes three times as long for it, and would change nothing in what is rendered. */
async function buildServer(
  root: string,
  file: string,
  env: Record<string, string>,
  seen: Plugin,
): Promise<void> {
  const known = { ...env, DEV: false, PROD: true, SSR: true, MODE: 'production', BASE_URL: '/' }
  const bundle = await rolldown({
    cwd: root,
    input: 'src/app/entry-server.tsx',
    platform: 'node',
    logLevel: 'silent',
    plugins: [leanRouter(), styledAsInVite, seen],
    transform: {
      define: { 'import.meta.env': JSON.stringify(known), 'process.env.NODE_ENV': '"production"' },
    },
  })
  try {
    // One file, so that nothing is left to load once it is.
    const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
    await writeFile(file, output[0].code)
  } finally {
    await bundle.close()
  }
}

/** The bundler by itself would name styles otherwise than Vite does for the browser, and both must agree on them. */
const styledAsInVite: Plugin = {
  name: 'styled-as-in-vite',
  async transform(code, id) {
    if (!/\.tsx?$/.test(id)) return undefined
    const { code: plain } = await transformWithOxc(code, id, { plugins: { styledComponents } })
    return { code: plain, moduleType: 'js' }
  },
}
