import type { Site } from '../../../schemas/site.ts'

/** Returns the JSON-LD of the organization: the brand, its logo, its offices, and the contact data of the footer. */
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
        // JSON omits undefined values.
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
    sameAs: noneIfEmpty(socials.map(({ href }) => href)),
    parentOrganization: copyright.parent && {
      '@type': 'Organization',
      name: copyright.parent.label,
      url: copyright.parent.href,
    },
  }
}

const noneIfEmpty = <T>(list: T[]) => (list.length > 0 ? list : undefined)

/** Returns the id by which other data refers to the organization. */
export const organizationId = (origin: string) => `${origin}/#organization`
