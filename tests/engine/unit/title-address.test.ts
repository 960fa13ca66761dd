import { describe, expect, test } from 'vitest'
import { titleAddress, titleKey } from '../../../block-library/parts/title-address.ts'
import { titleLinksSchema } from '../../../schemas/shared/title-links.ts'

const industries = titleLinksSchema.parse({
  root: '/industry',
  keys: 'joined',
  known: [
    { title: 'Hotels and Hospitalities', key: 'HospitalityAndHotels' },
    { title: 'Government and Public Spaces', key: 'GovernmentAndCivicSpaces' },
    { title: 'Manufacturing Factories', key: 'ManufacturingAndFactories' },
    { title: 'Transport and Public Venues', key: 'TransportPublicVenues' },
    { title: 'Events and Exhibitions', key: 'EventsAndExhibitions' },
    { title: 'Education', key: 'EducationAndInstitutions' },
    { title: 'Retail Environments', key: 'Retail' },
  ],
})
const products = titleLinksSchema.parse({ root: '/products', keys: 'hyphens' })
const industryKey = (title: string) => titleKey(title, industries, 'and')
const productPath = (title: string) => titleAddress(title, products, 'and')

describe('the key of an industry', () => {
  test.each([
    ['Hotels & Hospitalities', 'HospitalityAndHotels'],
    ['Transport&Public Venues', 'TransportPublicVenues'],
    ['Events & Exhibitions!', 'EventsAndExhibitions'],
    ['  retail   environments ', 'Retail'],
  ])('finds the mapping of %j through ampersand, punctuation, blanks and letter case', (title, key) => {
    expect(industryKey(title)).toBe(key)
  })

  test.each([
    ['Food & Beverage', 'FoodAndBeverage'],
    ['Banks, Insurers (and Brokers).', 'BanksInsurersAndBrokers'],
    ["Children's Museums", 'ChildrensMuseums'],
    ['24/7 Control Rooms', '247ControlRooms'],
    ['Weißbrot & Smørrebrød', 'WeissbrotAndSmorrebrod'],
    ['கல்வி நிறுவனங்கள்', 'கல்விநிறுவனங்கள்'],
    ['शिक्षा & अस्पताल', 'शिक्षाAndअस्पताल'],
    ['', ''],
    [' & ', 'And'],
    ['!?', ''],
  ])('for another title, %j, is its capitalised words: %j', (title, key) => {
    expect(industryKey(title)).toBe(key)
  })

  test.each([
    ['Manu\u00ADfacturing Factories', 'ManufacturingAndFactories'],
    ['Retail\u00A0Environments', 'Retail'],
    ['Cafe\u0301s', 'Cafes'],
    ['\uFEFFEducation\u200B', 'EducationAndInstitutions'],
    ['\u200EFood & Beverage\u200F', 'FoodAndBeverage'],
    ['Sports\u2060 Arenas\uFE0F', 'SportsArenas'],
    ['ಕ್\u200Dಷಣ', 'ಕ್ಷಣ'],
  ])('ignores invisible characters of %j: %j', (title, key) => {
    expect(industryKey(title)).toBe(key)
  })

  test('has the word of the site for &', () => {
    expect(titleKey('Brot & Brötchen', industries, 'und')).toBe('BrotUndBrotchen')
  })
})

describe('the address of a product', () => {
  test.each([
    ['LED Standee Display', '/products/led-standee-display'],
    ['  P1.2 (Fine Pitch)!  ', '/products/p12-fine-pitch'],
    ['Wi-Fi Poster', '/products/wifi-poster'],
    ['எல்இடி சுவர்', '/products/எல்இடி-சுவர்'],
  ])('for another title, %j, is its slug: %s', (title, address) => {
    expect(productPath(title)).toBe(address)
  })

  test.each(['', '   ', '!!!'])('for a title without letters, %j, is the index', (title) => {
    expect(productPath(title)).toBe('/products')
  })
})
