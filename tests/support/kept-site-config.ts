import type * as Loaded from './site-config.ts'

declare global {
  var keptSiteConfig: Promise<typeof Loaded> | undefined
}

/**
 * The site's configs, read once by each worker: for tests of what does not read them (vitest.mutation.config.ts). What a mutant
 * may have had a hand in is not kept for the next.
 */
// oxlint-disable-next-line no-underscore-dangle -- Stryker's name
const isMutated = globalThis.__stryker__?.activeMutant !== undefined
const loaded = globalThis.keptSiteConfig ?? import('./site-config.ts')
if (!isMutated) globalThis.keptSiteConfig = loaded
export const { root, site, siteConfig } = await loaded
