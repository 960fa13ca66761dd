import { siteConfig } from './site-config.ts'

/** Every page at an address that exists; a client's page without a client too. */
export const siteAddresses = siteConfig.pages.map(({ path }) =>
  path
    .replace('/blog/:id', '/blog/choose-pixel-pitch-by-viewing-distance')
    .replace('/industry/:slug', '/industry/RentalLED')
    .replace(':clientSlug', 'district-hospital')
    .replace('/*', '/nowhere'),
)
