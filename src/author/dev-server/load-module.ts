import { statSync } from 'node:fs'
import * as bundler from 'rolldown'
import type { ViteDevServer } from 'vite'
import { siteOf } from '../../publish/app/site-of.ts'
import { bundleConfigs } from '../../site/config/bundle-configs.ts'
import { ImportFailure } from '../../site/config/import-failure.ts'
import type { ImportModule } from '../../site/config/read-config-file.ts'
import { modulesIn, tryCode, tryConfigs } from '../../site/config/try-configs.ts'

/**
 * Returns a function that imports configs in development, for one reading of the project. New and edited configs run in
 * a worker first: one that never ends, or that ends its process, must not stop this server. A failure has the words and
 * the place of `validate`.
 */
export function moduleLoader(server: ViteDevServer): ImportModule {
  const started = Date.now()
  let failures: Promise<Map<string, ImportFailure>> | undefined
  return async (file) => {
    failures ??= failuresOf(modulesIn(siteOf(server.config)).filter((one) => !isLoaded(server, one)))
    const found = await failures
    // A file that was edited during the trial, or is missing, needs a trial of its own.
    const isEdited =
      !isLoaded(server, file) && (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > started
    const failure = (isEdited ? await failuresOf([file]) : found).get(file)
    if (failure) throw failure
    return server.ssrLoadModule(file)
  }
}

/** Whether the server has run a file since its last edit. */
const isLoaded = ({ moduleGraph }: ViteDevServer, file: string) =>
  [...(moduleGraph.getModulesByFile(file) ?? [])].some(({ ssrModule }) => ssrModule !== null)

const loadBundler = () => Promise.resolve(bundler)

/** Number of files that run separately in half a second. More of them run together first, which takes less time. */
const SEPARATE_FILES = 8

/** Returns why files cannot be imported, by file. */
async function failuresOf(files: string[]): Promise<Map<string, ImportFailure>> {
  const failures = new Map<string, ImportFailure>()
  if (files.length > SEPARATE_FILES && (await runTogether(files))) return failures
  for (const [file, tried] of await tryConfigs(files, loadBundler))
    if (tried instanceof ImportFailure) failures.set(file, tried)
  return failures
}

async function runTogether(files: string[]): Promise<boolean> {
  try {
    const { code } = await bundleConfigs(files, { bundler: loadBundler })
    return (await tryCode(code)) === undefined
  } catch {
    return false
  }
}
