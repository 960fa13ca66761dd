import type * as Loaded from './site-config.ts'

declare global {
  var keptSiteConfig: Promise<typeof Loaded> | undefined
}

/** The site's configs, read once by each worker: for tests of what does not read them (vitest.mutation.config.ts). */
export const { root, site, siteConfig } = await (globalThis.keptSiteConfig ??= import('./site-config.ts'))
