import { beforeEach, expect, test, vi } from 'vitest'
import { notePage, pageBefore, readVisit } from '../../../src/runtime/enquiry/attribution.ts'
import { createSafeStorage, type SafeStorage } from '../../../src/runtime/enquiry/safe-storage.ts'
import { createStorage } from '../../support/enquiries.ts'

let storage: Storage
let safeStorage: SafeStorage

beforeEach(() => {
  storage = createStorage().storage
  safeStorage = createSafeStorage(() => storage)
})

const open = (pathname: string, title?: string) =>
  notePage(safeStorage, { contactPage: '/contact', pathname, title })

/** Opens pages in turn, the first by its complete address. */
function visit(first: string, ...paths: string[]) {
  history.replaceState(null, '', first)
  open(location.pathname)
  for (const path of paths) {
    history.replaceState(null, '', path)
    open(path)
  }
  return readVisit(safeStorage)
}

test('before the first page, there is no visit', () => {
  expect(readVisit(safeStorage)).toBeUndefined()
})

test('the first page is the landing page, and the page before the form', () => {
  expect(visit('/products')).toEqual({ landing: '/products', referrer: '', page: '/products' })
})

test('on later pages the landing page stays and the page changes; the contact page does not count', () => {
  expect(visit('/', '/industry', '/industry/Retail', '/contact')).toMatchObject({
    landing: '/',
    page: '/industry/Retail',
  })
  expect(visit('/contact', '/gallery', '/contact')).toMatchObject({ landing: '/', page: '/gallery' })
})

test.each(['/contact', '/contact/'])('a visit that begins at %s has no page before the form', (address) => {
  expect(visit(address)).toEqual({ landing: address, referrer: '' })
})

test('an address that only begins like the contact page counts', () => {
  expect(visit('/', '/contacts')).toMatchObject({ page: '/contacts' })
})

test('the referrer of the first page', () => {
  const referrer = vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=led')
  visit('/')
  referrer.mockReturnValue('https://elsewhere.example/')
  expect(visit('/about')).toMatchObject({ referrer: 'https://search.example/?q=led' })
})

test('UTM parameters of the first address, and no other parameters', () => {
  const address =
    '/?utm_source=news&utm_campaign=diwali%202025&utm_source_platform=x&gclid=7&email=a@b.co&utm_=1&UTM_MEDIUM=2'
  expect(visit(address, '/about?utm_source=later', '/contact')).toEqual({
    landing: '/',
    referrer: '',
    page: '/about?utm_source=later',
    utm_source: 'news',
    utm_campaign: 'diwali 2025',
    utm_source_platform: 'x',
  })
})

test('a long parameter is truncated, and a long name', () => {
  expect(visit(`/?utm_term=${'x'.repeat(5_000)}`)?.utm_term).toBe('x'.repeat(200))
  open('/about', 'x'.repeat(5_000))
  expect(pageBefore(safeStorage)?.page).toBe('x'.repeat(200))
})

test('parameters with similar names are not stored', () => {
  visit('/?my_utm_source=a&utm_source2=b&utm_medium=c')
  const kept = Object.keys(JSON.parse(storage.getItem('visit') ?? '{}'))
  expect(kept.filter((name) => name.includes('utm'))).toEqual(['utm_medium'])
  storage.setItem('visit', JSON.stringify({ my_page: '/a', page: '/b', pages: '/c', utm_medium2: 'd' }))
  expect(readVisit(safeStorage)).toEqual({ page: '/b' })
})

test('a reload continues the visit', () => {
  visit('/?utm_source=news', '/about')
  safeStorage = createSafeStorage(() => storage)
  expect(visit('/products')).toMatchObject({ landing: '/', utm_source: 'news', page: '/products' })
})

test.each([
  ['not JSON', '{"landing'],
  ['a text', '"/"'],
  ['a list', '[{"landing":"/"}]'],
  ['nothing', 'null'],
  ['no texts', '{"landing":{"toString":1},"page":7}'],
])('damaged storage (%s) begins a new visit', (_, stored) => {
  storage.setItem('visit', stored)
  expect(readVisit(safeStorage)).toBeUndefined()
  expect(visit('/about')).toEqual({ landing: '/about', referrer: '', page: '/about' })
})

test('the page before the form has a name and an address, also after a full page load and on a second look', () => {
  open('/products/rental-event-display', 'Rental & Event Series')
  safeStorage = createSafeStorage(() => storage)
  open('/contact')
  open('/contact', 'Contact')
  expect(pageBefore(safeStorage)).toEqual({
    page: 'Rental & Event Series',
    address: '/products/rental-event-display',
  })
  // The client's name is in the message, not in a field.
  expect(readVisit(safeStorage)).toEqual({
    landing: '/products/rental-event-display',
    referrer: '',
    page: '/products/rental-event-display',
  })
})

test('a page without a known name is named by the last part of its address, never by another page', () => {
  open('/products/rental-event-display', 'Rental & Event Series')
  open('/products/led-standee-display/')
  expect(pageBefore(safeStorage)).toEqual({
    page: 'led standee display',
    address: '/products/led-standee-display/',
  })
})

test('a visitor who opens the form first has no page before it', () => {
  visit('/contact')
  expect(pageBefore(safeStorage)).toBeUndefined()
})

test('a form opened in a new tab comes from the page with the pressed link', () => {
  const referrer = vi.spyOn(document, 'referrer', 'get')
  referrer.mockReturnValue(`${location.origin}/industry/Retail?utm_source=x`)
  expect(visit('/contact')).toMatchObject({ landing: '/contact', page: '/industry/Retail' })
  expect(pageBefore(safeStorage)).toEqual({ page: 'Retail', address: '/industry/Retail' })
})

test.each([
  'https://elsewhere.example/products/x',
  `${location.origin}/contact`,
  `${location.origin}.example/x`,
])('a form opened from %s comes from no page of the site', (address) => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(address)
  expect(visit('/contact')).toEqual({ landing: '/contact', referrer: address })
})
