import { siteAddresses } from './site-addresses.ts'
import { siteConfig } from './site-config.ts'

const ofDetails = new Set(
  siteConfig.pages
    .filter(({ file }) => /\/(industries|products)\/\w/.test(file) && !file.includes('/general/'))
    .map(({ path }) => path),
)

/** Addresses of the pages about one industry or one product. */
export const detailAddresses = siteAddresses.filter((path) => ofDetails.has(path))
