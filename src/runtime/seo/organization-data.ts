import type { Site } from '../../../schemas/site.ts'

/** Who we are and where: the brand, its logo, its offices, and the ways to reach it that the footer gives. */
export function organizationData(site: Site, origin: string) {
  const { brand, logo, tagline, phone, email, cities, country, socials, copyright, company } = site
  const { facts, addresses } = company
  const valuesOf = (kind: (typeof facts)[number]['is']) =>
    facts.filter(({ is }) => is === kind).map(({ value }) => value)
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand,
    url: `${origin}/`,
    logo: origin + logo,
    description: tagline,
    telephone: phone,
    email,
    address: cities.map((city) => {
      const known = addresses.find((address) => address.city === city)
      return {
        '@type': 'PostalAddress',
        // What is not set is left out as the JSON is written.
        streetAddress: known?.street,
        addressLocality: city,
        postalCode: known?.postalCode,
        addressCountry: country,
      }
    }),
    taxID: valuesOf('tax-number')[0],
    hasCertification: noneIfEmpty(
      valuesOf('certificate').map((name) => ({ '@type': 'Certification', name })),
    ),
    sameAs: socials.map(({ href }) => href),
    parentOrganization: {
      '@type': 'Organization',
      name: copyright.parent.label,
      url: copyright.parent.href,
    },
  }
}

const noneIfEmpty = <T>(list: T[]) => (list.length > 0 ? list : undefined)

/** What other data calls the organization by. */
export const organizationId = (origin: string) => `${origin}/#organization`
