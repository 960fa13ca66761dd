import { existsSync, readFileSync } from 'node:fs'
import type { SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import { readCached, sweepCache, writeCached } from '../../util/cache.ts'
import { hashOf } from '../../util/hash-of.ts'
import { bundleConfigs, type Bundle, type Bundler } from './bundle-configs.ts'

/** Bundles files. A bundle that has run to its end is cached on disk until one of its sources changes. */
export interface BundleCache {
  bundle: (files: string[]) => Promise<FileBundle>
  /** Caches bundles that have run. */
  keep: (bundles: FileBundle[]) => Promise<void>
}

/** A cached bundle. It is valid while a hash of its other source files stays the same. */
interface CachedBundle extends Bundle {
  hash: string
}

/** A bundle and its config files. `file` is that of the cache in which it belongs. */
export interface FileBundle extends CachedBundle {
  files: string[]
  file: string
  isCached: boolean
  /** Source map of the new bundle of a single file. */
  map?: SourceMapPayload | undefined
}

/** Number of bundles in the cache that this process does not use, as those of another branch. */
const SPARE_BUNDLES = 20

export function bundleCache(folder: string, bundler?: () => Promise<Bundler>): BundleCache {
  const used = new Set<string>()
  return {
    bundle: async (files) => {
      const name = `${hashOf(...files, ...textsOf(files))}.json`
      used.add(name)
      const file = join(folder, name)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below; zod would be slower
      const cached = (await readCached(file)) as CachedBundle | undefined
      if (cached && cached.hash === hashOf(...textsOf(cached.others)))
        return { ...cached, files, file, isCached: true }
      const bundle = await bundleConfigs(files, { mapped: files.length === 1, bundler })
      return { ...bundle, hash: hashOf(...textsOf(bundle.others)), files, file, isCached: false }
    },
    keep: async (bundles) => {
      // If the disk is not writable, the files are bundled again the next time.
      for (const { file, isCached, code, others, hash } of bundles)
        if (!isCached)
          await writeCached(file, { code, others, hash } satisfies CachedBundle).catch(() => undefined)
      await sweepCache(folder, used, SPARE_BUNDLES).catch(() => undefined)
    },
  }
}

const textsOf = (files: string[]) => files.map((file) => (existsSync(file) ? readFileSync(file) : ''))
