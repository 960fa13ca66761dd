import { placesOf, type ShownPlace } from '../../../block-library/parts/places-of.ts'
import type { Site } from '../../../schemas/site.ts'

/** Returns the JSON-LD of the organization: the brand, its logo, its offices, and the contact data of the footer. */
export function organizationData(site: Site, origin: string) {
  const { brand, logo, tagline, phone, email, country, socials, copyright, company } = site
  const { facts } = company
  const places = placesOf(site).map((place) => ({ ...place, address: addressOf(place, country) }))
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
    address: places.map(({ address }) => address),
    subOrganization: noneIfEmpty(
      places
        .filter(({ street }) => street !== undefined)
        .map(({ name, address, openingHours = [], ...place }) => ({
          '@type': 'LocalBusiness',
          name: `${brand}, ${name}`,
          image: origin + logo,
          address,
          telephone: place.phone?.label ?? phone,
          openingHours: noneIfEmpty(openingHours),
        })),
    ),
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

/** Returns an address for search engines. JSON omits undefined values. */
const addressOf = ({ street, city, postalCode }: ShownPlace, country: string) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  postalCode,
  addressCountry: country,
})

const noneIfEmpty = <T>(list: T[]) => (list.length > 0 ? list : undefined)

/** Returns the id by which other data refers to the organization. */
export const organizationId = (origin: string) => `${origin}/#organization`
