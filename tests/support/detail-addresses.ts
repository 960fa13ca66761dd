import { dirname } from 'node:path/posix'
import { siteAddresses } from './site-addresses.ts'
import { siteConfig } from './site-config.ts'

const ofDetails = new Set(
  siteConfig.pages
    .filter(({ file }) => /\/(industries|products)\/\w/.test(file) && !file.includes('/general/'))
    .map(({ path }) => path),
)

/** Addresses of the pages about one industry or one product. */
export const detailAddresses = siteAddresses.filter((path) => ofDetails.has(path))

/** All detail pages, or in `npm test`, without the tests for a release, the first one of each folder. */
export const chosenDetails =
  process.env.PAGES === 'one-of-each'
    ? detailAddresses.filter(
        (path, index) => detailAddresses.findIndex((other) => dirname(other) === dirname(path)) === index,
      )
    : detailAddresses
