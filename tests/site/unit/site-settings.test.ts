import { expect, test } from 'vitest'
import { siteConfig } from '../../support/site-config.ts'

const { site } = siteConfig
const linesOf = (links: { label: string; to: string }[]) => links.map(({ label, to }) => `${label} ${to}`)

test('the header, the tabs and the footer have the links of document 1 in its order, with Gallery', () => {
  expect(linesOf(site.headerLinks)).toEqual([
    'Home /',
    'Industry /industry',
    'Products /products',
    'Gallery /gallery',
    'Blog /blog',
    'About /about',
  ])
  expect(linesOf(site.tabs)).toEqual([
    'Home /',
    'Industry /industry',
    'Products /products',
    'Blog /blog',
    'About /about',
  ])
  expect(linesOf(site.footerLinks)).toEqual([
    'Home /',
    'About /about',
    'Products /products',
    'Industry /industry',
    'Contact /contact',
  ])
})

test('the mobile menu has every destination, and the tools below Products', () => {
  expect(linesOf(site.menuLinks)).toEqual([
    'Products /products',
    'Industry /industry',
    'Gallery /gallery',
    'Contact /contact',
    'Home /',
    'Blog /blog',
    'About /about',
  ])
  for (const links of [site.headerLinks, site.menuLinks]) {
    const filled = links.filter(({ pagesBelow }) => pagesBelow)
    expect(filled.map(({ to }) => to).toSorted()).toEqual(['/industry', '/products'])
    expect(linesOf(filled.flatMap(({ apart }) => apart))).toEqual([
      'Screen planner /screen-planner',
      'Compare products /compare-products',
    ])
  }
})

test('the buttons of both headers lead to the contact page, and do not ask for its form', () => {
  const buttons = [site.contactButton, site.mobileContactButton]
  expect(buttons).toMatchObject([
    { label: 'Contact', to: '/contact', scrollToForm: false },
    { label: 'Contact Us', to: '/contact', scrollToForm: false },
  ])
})

test('the footer has its words, four cities, three networks and the parent company', () => {
  expect(site.tagline).toBe(
    'Transforming spaces with innovative LED display solutions for businesses worldwide.',
  )
  expect(site.footerHeadings).toEqual({
    links: 'Quick Links',
    contact: 'Contact Us',
    socials: 'Social Links',
  })
  expect(site.cities).toEqual(['Theni', 'Chennai', 'Bangalore', 'Coimbatore'])
  expect(site.socials.map(({ icon, href }) => `${icon} ${new URL(href).hostname}`)).toEqual([
    'facebook www.facebook.com',
    'youtube www.youtube.com',
    'instagram www.instagram.com',
  ])
  expect(site.copyright).toMatchObject({ year: 2025, parent: { label: 'Xigi Technologies' } })
  expect(site.copyright.text).toMatch(/^© \{year\} \{brand\}.*\{parent\}/)
})

test('dates are long US ones in India’s time, and the name is Xigi', () => {
  expect(site.dates).toEqual({ locale: 'en-US', timeZone: 'Asia/Kolkata' })
  expect(site.brand).toBe('Xigi')
})
