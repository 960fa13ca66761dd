import { siteConfig } from './site-config.ts'

/** An address of every page, with a client's page for an unknown client and an industry page without a card. */
export const siteAddresses = siteConfig.pages.map(({ path }) =>
  path
    .replace('/blog/:id', '/blog/choose-pixel-pitch-by-viewing-distance')
    .replace('/industry/:slug', '/industry/HospitalsAndClinics')
    .replace(':clientSlug', 'district-hospital')
    .replace('/*', '/nowhere'),
)
