import { existsSync, readFileSync } from 'node:fs'
import type { SourceMapPayload } from 'node:module'
import { openCache } from '../../util/open-cache.ts'
import { hashOf, longHashOf } from '../../util/hash-of.ts'
import { bundleConfigs, type Bundle, type Bundler } from './bundle-configs.ts'

/** A cached bundle. It is valid while a hash of its other source files stays the same. */
interface CachedBundle extends Bundle {
  hash: string
}

/** A bundle and its config files, with its key in the cache. */
export interface FileBundle extends CachedBundle {
  files: string[]
  key: string
  isCached: boolean
  /** Source map of the new bundle of a single file. */
  map?: SourceMapPayload | undefined
}

/** Name of the only file of an entry. */
const bundleFile = 'bundle.json'

/** Bundles files. A bundle that has run to its end is cached on disk until one of its sources changes. */
export function bundleCache(root: string, bundler?: () => Promise<Bundler>) {
  const cache = openCache(root)
  return {
    bundle: async (files: string[]): Promise<FileBundle> => {
      const key = longHashOf(...files, ...textsOf(files))
      const text = (await cache.get(key))?.get(bundleFile)
      const cached: CachedBundle | undefined = text && JSON.parse(String(text))
      if (cached && cached.hash === hashOf(...textsOf(cached.others)))
        return { ...cached, files, key, isCached: true }
      const bundle = await bundleConfigs(files, { mapped: files.length === 1, bundler })
      return { ...bundle, hash: hashOf(...textsOf(bundle.others)), files, key, isCached: false }
    },
    /** Caches a bundle that has run. */
    keep: async ({ key, isCached, code, others, hash }: FileBundle) => {
      const text = JSON.stringify({ code, others, hash } satisfies CachedBundle)
      // If the disk is not writable, the files are bundled again the next time.
      if (!isCached) await cache.put(key, new Map([[bundleFile, Buffer.from(text)]])).catch(() => undefined)
    },
  }
}

const textsOf = (files: string[]) => files.map((file) => (existsSync(file) ? readFileSync(file) : ''))
