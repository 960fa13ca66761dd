import { describe, expect, test } from 'vitest'
import { titleAddress, titleKey } from '../../../block-library/parts/title-address.ts'
import { industryLinks, productLinks } from '../../../page-configs/title-links.ts'
import { titleLinksSchema } from '../../../schemas/shared/title-links.ts'

const industries = titleLinksSchema.parse(industryLinks)
const products = titleLinksSchema.parse(productLinks)
const industryKey = (title: string) => titleKey(title, industries, 'and')
const productPath = (title: string) => titleAddress(title, products, 'and')

describe('the key of an industry', () => {
  // The special mappings of document 1 §2.3, in its order.
  test.each([
    ['Hotels and Hospitalities', 'HospitalityAndHotels'],
    ['Government and Public Spaces', 'GovernmentAndCivicSpaces'],
    ['Manufacturing Factories', 'ManufacturingAndFactories'],
    ['Transport and Public Venues', 'TransportPublicVenues'],
    ['Events and Exhibitions', 'EventsAndExhibitions'],
    ['Education', 'EducationAndInstitutions'],
    ['Retail Environments', 'Retail'],
  ])('%s is %s', (title, key) => {
    expect(industryKey(title)).toBe(key)
  })

  // The known keys of document 1 §2.4, each with its title.
  test.each([
    ['Events and Exhibitions', 'EventsAndExhibitions'],
    ['Retail', 'Retail'],
    ['Corporate Office', 'CorporateOffice'],
  ])('for %s is %s', (title, key) => {
    expect(industryKey(title)).toBe(key)
  })
})

describe('the address of a product', () => {
  // The known titles of document 1 §2.5.
  test.each([
    ['Indoor LED', '/products/indoor-led-video-walls'],
    ['Indoor LED Video Walls', '/products/indoor-led-video-walls'],
    ['LED Walls (Indoor)', '/products/indoor-led-video-walls'],
    ['Outdoor LED', '/products/outdoor-led-video-walls'],
    ['OUTDOOR LED WALL DISPLAY', '/products/outdoor-led-video-walls'],
    ['Interactive Display', '/products/interactive-displays'],
    ['Interactive LED Displays', '/products/interactive-displays'],
    ['Truck Mounted', '/products/truck-mounted-displays'],
    ['Truck-Mounted LED Display', '/products/truck-mounted-displays'],
    ['Flexible Curved', '/products/flexible-curved-led-walls'],
    ['Flexible & Curved LED Walls', '/products/flexible-curved-led-walls'],
    ['Flexible LED', '/products/flexible-curved-led-walls'],
  ])('for %s is known: %s', (title, address) => {
    expect(productPath(title)).toBe(address)
  })
})
