import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  articles,
  homePage,
  industryIndex,
  productsIndex,
  rentalIndustry,
} from '../../support/general-pages.ts'
import { headOf, headTags } from '../../support/head.ts'
import { shownOutline } from '../../support/outline.ts'
import { stageHeading } from '../../support/stage-pages.ts'
import { partHeadings } from '../../support/page-parts.ts'
import { answerWith, servedSections, withServer } from '../../support/served-content.ts'
import { block } from '../../support/shown.ts'
import { siteConfig } from '../../support/site-config.ts'
import { arrived, visitSite } from '../../support/visit-site.tsx'

withServer()

/** Returns the addresses of a block's cards, each with 'Learn More'. */
const targets = (name: string) =>
  within(block(name))
    .getAllByRole('link')
    .map((link) => {
      const shown = link.firstChild?.textContent
      return shown === 'Learn More' ? link.getAttribute('href') : shown
    })

const titled = (titles: string[], section: string) =>
  JSON.stringify([{ section, title: 'Cards', images: titles.map((title) => ({ title })) }])

test('cards lead to the nine known industries, RentalLED too', async () => {
  visitSite('/industry')
  await arrived()
  expect(targets('Solutions by sector')).toEqual([
    '/industry/EventsAndExhibitions',
    '/industry/ManufacturingAndFactories',
    '/industry/TransportPublicVenues',
    '/industry/HospitalityAndHotels',
    '/industry/GovernmentAndCivicSpaces',
    '/industry/EducationAndInstitutions',
    '/industry/Retail',
    '/industry/RentalLED',
    '/industry/CorporateOffice',
  ])
  expect(within(block('Key Features of Our LED Video Walls')).queryByRole('link')).toBeNull()
})

test('cards of other industries link by the key rule', async () => {
  const titles = ['hospitals & clinics', 'Stadiums, Arenas', 'Education', 'Hotels and Hospitalities']
  answerWith({ endpoint: 'industry' }, titled(titles, 'industry_section3'))
  visitSite('/industry')
  await arrived()
  expect(targets('Cards')).toEqual([
    '/industry/HospitalsAndClinics',
    '/industry/StadiumsArenas',
    '/industry/EducationAndInstitutions',
    '/industry/HospitalityAndHotels',
  ])
})

test('cards lead to the nine products', async () => {
  visitSite('/products')
  await arrived()
  expect(targets('Choose by place and purpose')).toEqual([
    '/products/indoor-led-video-walls',
    '/products/outdoor-led-video-walls',
    '/products/interactive-displays',
    '/products/truck-mounted-displays',
    '/products/flexible-curved-led-walls',
    '/products/led-standee-display',
    '/products/transparent-led-display',
    '/products/rental-event-display',
    '/products/custom-led-display',
  ])
})

test('cards lead to the slug of any other product, and without a title to the index', async () => {
  const titles = ['Flexible LED', 'Indoor LED Display', 'Sky & Sea Screens (2025)', '', 'Truck Mounted LED']
  answerWith({ endpoint: 'products' }, titled(titles, 'product_section3'))
  visitSite('/products')
  const main = await arrived()
  expect(targets('Cards')).toEqual([
    '/products/flexible-curved-led-walls',
    '/products/indoor-led-video-walls',
    '/products/sky-sea-screens-2025',
    '/products',
    '/products/truck-mounted-displays',
  ])
  expect(shownOutline(main)).toContain('h3 Product Title')
  expect(within(main).getAllByText('Product description not available')).toHaveLength(5)
})

test('a card’s link opens its page, with its own head', async () => {
  const { follow } = visitSite('/industry')
  await arrived()
  follow(screen.getByRole('link', { name: 'Learn More: Retail' }))
  await headOf('/industry/Retail')
  expect(headTags()).toContain(`title Retail | ${industryIndex.title}`)
})

test('cards have default words if the service sends none', async () => {
  answerWith(
    { endpoint: 'industry' },
    JSON.stringify([
      { section: 'industry_section3', images: [{}] },
      { section: 'industry_section4', images: [{ title: 'Bright' }] },
    ]),
  )
  visitSite('/industry')
  expect(shownOutline(await arrived())).toEqual([
    'h1 Brilliant LED Solutions for Every Sector',
    'h2 INDUSTRY SOLUTIONS',
    'h3 Industry Solution',
    'h2 Key Features of Our LED Video Walls',
    'h3 Bright',
    'h2 Your sector has a screen that fits it',
  ])
  expect(screen.getByText('Description not available')).toBeVisible()
  const sentence = 'Enhanced functionality and performance for your business needs.'
  expect(screen.getByText(sentence)).toBeVisible()
})

test.each([homePage, productsIndex])('$path is shown without all of its sections', async (page) => {
  answerWith({ endpoint: page.endpoint ?? '' }, '[]')
  visitSite(page.path)
  const fixed = {
    '/': [
      'h1 Brighten Every Space',
      `h2 ${stageHeading}`,
      'h2 What we hand over',
      'h3 Cabinet drawing',
      'h3 Specification sheet',
      'h3 Test-run sheet',
      'h3 Packing list',
      'h2 Ready to Transform Your Advertising?',
    ],
    '/products': ['h1 PRODUCT SOLUTIONS', 'h2 Which screen is yours?'],
  }
  expect(shownOutline(await arrived())).toEqual(
    Object.entries(fixed).find(([path]) => path === page.path)?.[1],
  )
})

const industries = servedSections({ endpoint: 'industry' })

test.each([
  { named: 'a bare list', answer: industries },
  { named: '{data}', answer: { data: industries } },
  { named: '{success, data}', answer: { success: true, data: industries } },
])('the industry index takes $named', async ({ answer }) => {
  answerWith({ endpoint: 'industry' }, JSON.stringify(answer))
  visitSite('/industry')
  expect(shownOutline(await arrived())).toEqual(partHeadings(industryIndex.parts, industries))
})

test('RentalLED is a page: what the series is for, and the way to the product, the sector and an article', async () => {
  const { follow } = visitSite('/industry')
  await arrived()
  follow(screen.getByRole('link', { name: 'Learn More: Rental LED' }))
  await headOf(rentalIndustry.path)
  expect(headTags()).not.toContain('robots noindex')
  const breadcrumb = await screen.findByRole('navigation', { name: 'Breadcrumb' })
  expect(breadcrumb).toHaveTextContent('HomeIndustryRental LED')
  const links = within(block('Plan your event')).getAllByRole('link')
  const paths = links.map((link) => link.getAttribute('href') ?? '')
  expect(paths[0]).toBe('/products/rental-event-display')
  const known = [...siteConfig.pages, ...articles.map(({ id }) => ({ path: `/blog/${id}` }))]
  expect(known.map(({ path }) => path)).toEqual(expect.arrayContaining(paths))
})

describe('an industry without a page of its own', () => {
  test('is found by the tile key rule, and has no further link', async () => {
    answerWith({ endpoint: 'industry' }, titled(['Retail', 'Hospitals & clinics'], 'industry_section3'))
    visitSite('/industry/HospitalsAndClinics')
    expect(shownOutline(await arrived())[0]).toBe('h1 Hospitals & clinics')
    expect(within(block('Hospitals & clinics')).getAllByRole('link')).toHaveLength(1)
    await headOf('/industry/HospitalsAndClinics')
    expect(headTags()).toContain(`title Hospitals & clinics | ${industryIndex.title}`)
    expect(headTags()).not.toContain('robots noindex')
  })

  test.each(['rentalled', 'Rental', 'Rental%20LED'])('is not found at /industry/%s', async (slug) => {
    visitSite(`/industry/${slug}`)
    expect(shownOutline(await arrived())[0]).toBe('h1 Page not found')
    expect(headTags()).toContain('robots noindex')
  })

  test('is left for the industry’s own page where there is one', async () => {
    visitSite('/industry/Retail')
    await arrived()
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  })
})
