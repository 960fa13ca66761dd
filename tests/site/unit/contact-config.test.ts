import { expect, test } from 'vitest'
import { siteConfig } from '../../support/site-config.ts'

const contact = siteConfig.pages.flatMap(({ page }) => page.blocks).find((block) => block.type === 'contact')

test('the consent names everything that goes along with what is typed', () => {
  for (const word of ['page you come from', 'first one you saw', 'site that led you', 'campaign'])
    expect(contact?.consent).toContain(word)
})

test('each page with a subject begins the message with it', () => {
  const subjects = [
    '/products/led-standee-display',
    '/industry/Retail',
    '/blog/how-to-read-led-quotation',
    '/gallery',
  ]
  const starts = contact?.opening?.from ?? []
  expect(subjects.filter((address) => !starts.some((start) => address.startsWith(start)))).toEqual([])
  expect(contact?.opening?.line).toBe('About: {page}')
})

test('the drawn map has the cities of the site', () => {
  const map = siteConfig.pages.flatMap(({ page }) => page.blocks).find((block) => block.type === 'map')
  expect(map?.towns?.map(({ name }) => name)).toEqual(siteConfig.site.cities)
})
