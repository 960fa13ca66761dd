/** What pages and blocks leave to the site: the settings under `defaults` of `page-configs/site.ts`. */
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
 * The default of an option that is the site's to give. The door that configs come in by puts the setting in its place
 * (`src/site/config/fill-site-defaults.ts`), so whoever gets a page finds the setting there; where the site has none, the
 * config is wrong and says so.
 */
export const fromSite = (name: SiteDefaultName) => `{site.${name}}`

const byMark = new Map<unknown, SiteDefaultName>(siteDefaultNames.map((name) => [fromSite(name), name]))

/** Which of the settings belongs in the place of a value; undefined where the value is one of its own. */
export const siteDefaultAt = (value: unknown) => byMark.get(value)
