import { siteConfig } from './site-config.ts'

/** Every page at an address; a client's page without a client, and an industry that no card speaks of, too. */
export const siteAddresses = siteConfig.pages.map(({ path }) =>
  path
    .replace('/blog/:id', '/blog/choose-pixel-pitch-by-viewing-distance')
    .replace('/industry/:slug', '/industry/HospitalsAndClinics')
    .replace(':clientSlug', 'district-hospital')
    .replace('/*', '/nowhere'),
)
