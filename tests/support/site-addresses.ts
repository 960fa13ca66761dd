import { dirname } from 'node:path/posix'
import { oneOfEach } from './one-of-each.ts'
import { siteConfig } from './site-config.ts'

/** An address of every page, with a client's page for an unknown client and an industry page without a card. */
export const siteAddresses = siteConfig.pages.map(({ path }) =>
  path
    .replace('/blog/:id', '/blog/choose-pixel-pitch-by-viewing-distance')
    .replace('/industry/:slug', '/industry/NoSuchIndustry')
    .replace(':clientSlug', 'district-hospital')
    .replace('/*', '/nowhere'),
)

/** Returns the kind of the page at an address: its folder, or for a page without a folder itself. */
export const kindOfAddress = (path: string): string => (dirname(path) === '/' ? path : dirname(path))

/** All addresses, or outside of a release one of each kind. */
export const chosenAddresses = oneOfEach(siteAddresses, kindOfAddress)
