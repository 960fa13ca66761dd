import { join } from 'node:path'
import { filesIn } from '../../util/files-in.ts'
import { bundleConfigs, type Bundler, type MappedBundle } from './bundle-configs.ts'
import { ImportFailure } from './import-failure.ts'
import { tryOut } from './try-out.ts'

/** Bundles each file and runs it in a worker. Returns by file its code, or why it cannot be imported. */
export async function tryConfigs(
  files: string[],
  bundler?: () => Promise<Bundler>,
): Promise<Map<string, string | ImportFailure>> {
  const tried = new Map<string, string | ImportFailure>()
  const bundles = new Map<string, MappedBundle>()
  for (const file of files) {
    const bundled = await bundleConfigs([file], { mapped: true, bundler }).catch(
      (error: unknown) => new ImportFailure(error),
    )
    if (bundled instanceof ImportFailure) tried.set(file, bundled)
    else bundles.set(file, bundled)
  }
  const failures = await tryOut([...bundles.values()].map(({ code }) => addressOf(code)))
  for (const [index, [file, { code, map }]] of [...bundles].entries()) {
    const failure = failures[index]
    tried.set(file, failure ? new ImportFailure(failure, map) : code)
  }
  return tried
}

/** Runs code in a worker. Returns its failure. */
export async function tryCode(code: string): Promise<Error | undefined> {
  const [failure] = await tryOut([addressOf(code)])
  return failure
}

/** Returns the address from which code can be imported. */
export const addressOf = (code: string) =>
  `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`

/** Returns the sorted TypeScript files of a project's `page-configs/`, except declaration files: they hold no config. */
export const modulesIn = (root: string): string[] =>
  filesIn(join(root, 'page-configs'))
    .filter((name) => /(?<!\.d)\.ts$/.test(name))
    .map((name) => join(root, 'page-configs', name))
