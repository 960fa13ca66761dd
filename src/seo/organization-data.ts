import type { Site } from '../../schemas/site.ts'

/** Who we are and where: the brand, its logo, its offices, and the ways to reach it that the footer gives. */
export function organizationData(site: Site, origin: string) {
  const { brand, logo, tagline, phone, email, cities, country, socials, copyright } = site
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand,
    url: `${origin}/`,
    logo: origin + logo,
    description: tagline,
    telephone: phone,
    email,
    address: cities.map((city) => ({
      '@type': 'PostalAddress',
      addressLocality: city,
      addressCountry: country,
    })),
    sameAs: socials.map(({ href }) => href),
    parentOrganization: {
      '@type': 'Organization',
      name: copyright.parent.label,
      url: copyright.parent.href,
    },
  }
}

/** What other data calls the organization by. */
export const organizationId = (origin: string) => `${origin}/#organization`
