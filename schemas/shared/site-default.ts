/** Names of the settings that pages and blocks may take from the site: `defaults` of `page-configs/site.ts`. */
export const siteDefaultNames = [
  'contactPage',
  'clientPages',
  'articlePages',
  'productPages',
  'closingPicture',
  'loading',
  'badStatus',
  'error',
  'retry',
] as const

export type SiteDefaultName = (typeof siteDefaultNames)[number]

/**
 * Marks an option whose default is a setting of the site. Reading a config replaces the mark by the setting
 * (`src/site/config/fill-site-defaults.ts`). A config whose site lacks the setting is reported as wrong.
 */
export const fromSite = (name: SiteDefaultName) => `{site.${name}}`

const byMark = new Map<unknown, SiteDefaultName>(siteDefaultNames.map((name) => [fromSite(name), name]))

/** Returns the name of the setting that a value marks, undefined for any other value. */
export const siteDefaultAt = (value: unknown) => byMark.get(value)
