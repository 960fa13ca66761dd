import type { Site } from '../../schemas/site.ts'
import { phoneAddress } from './phone-address.ts'

type Place = Partial<Site['company']['places'][number]>

/** A place of the company, as blocks and the footer show it. */
export interface ShownPlace extends Omit<Place, 'phone'> {
  name: string
  city: string
  phone?: { label: string; href: string } | undefined
}

/** Returns the places of the company by city, in the order of the cities. A city without a place stands alone. */
export const placesOf = ({ cities, company }: Site): ShownPlace[] =>
  cities.flatMap((city) => {
    const places: Place[] = company.places.filter((place) => place.city === city)
    return (places.length > 0 ? places : [{}]).map(({ name = city, phone, ...place }) => ({
      ...place,
      name,
      city,
      phone: phone === undefined ? undefined : { label: phone, href: phoneAddress(phone) },
    }))
  })
