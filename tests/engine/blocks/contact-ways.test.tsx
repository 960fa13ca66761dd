import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { contactExamples as contact } from '../../../block-library/contact/examples.ts'
import { mapExamples as map } from '../../../block-library/map/examples.ts'
import { phoneBannerExamples as phone } from '../../../block-library/phone-banner/examples.ts'
import { organizationData } from '../../../src/runtime/seo/organization-data.ts'
import { renderExample } from '../../support/render-example.tsx'
import { site } from '../../support/bakery.ts'

describe('contact', () => {
  const company = { ...site.company }
  afterEach(() => void Object.assign(site.company, emptied, company))
  const emptied = { hours: undefined, responseTime: undefined, places: [] }

  test('omits facts of the company that are not set', async () => {
    const { container } = await renderExample(contact.default)
    expect(container).not.toHaveTextContent(/GSTIN|Certificate|Warranty|We answer|undefined/)
    expect(container.querySelector('address')).toBeNull()
  })

  test('shows the set facts: hours, response time, street addresses and facts, each under its label', async () => {
    Object.assign(site.company, {
      facts: [
        { label: 'GSTIN', value: '33ABCDE1234F1Z5' },
        { label: 'Certificate', value: 'ISO 9001:2015' },
        { label: 'Certificate', value: 'BIS R-41000000' },
        { label: 'Warranty', value: 'two years on parts' },
      ],
      hours: 'Monday to Saturday, 9.30 to 18.30',
      responseTime: 'within one working day',
      places: [{ city: 'Freiburg', street: '12 Mount Road', postalCode: '600002' }],
    })
    const { container } = await renderExample(contact.default)
    for (const line of [
      'Monday to Saturday, 9.30 to 18.30',
      'We answer within one working day.',
      'GSTIN: 33ABCDE1234F1Z5',
      'Certificate: ISO 9001:2015',
      'Certificate: BIS R-41000000',
      'Warranty: two years on parts',
    ])
      expect(screen.getByText(line)).toBeVisible()
    const addresses = [...container.querySelectorAll('address')]
    expect(addresses.map(({ innerHTML }) => innerHTML)).toEqual(['12 Mount Road<br>Freiburg 600002'])
    expect(addresses[0]?.closest('li')).toHaveTextContent(/^Freiburg/)
  })

  test('shows each place with its telephone and hours, and the map names all of them', async () => {
    const at = { city: 'Freiburg', street: '12 Mount Road' }
    Object.assign(site.company, {
      places: [
        { ...at, name: 'Gerberau', phone: '+49 761 555 0143', hours: 'Mo bis Fr' },
        { ...at, name: 'Am Markt', hours: 'Sa' },
      ],
    })
    const { container } = await renderExample(contact.default)
    const texts = [...container.querySelectorAll('[data-pairs] li')].map(({ textContent }) => textContent)
    expect(texts).toEqual([
      'Gerberau12 Mount RoadFreiburg+49 761 555 0143Mo bis Fr',
      'Am Markt12 Mount RoadFreiburgSa',
      'Emmendingen',
    ])
    expect(screen.getByRole('link', { name: '+49 761 555 0143' })).toHaveAttribute(
      'href',
      'tel:+497615550143',
    )
    const { container: other } = await renderExample(map.default)
    expect(other.querySelector('address')).toHaveTextContent(
      'Gerberau, 12 Mount Road · Am Markt, 12 Mount Road · Emmendingen',
    )
    const { address, subOrganization } = organizationData(site, 'https://kornblum.example')
    expect(address).toHaveLength(3)
    expect(subOrganization).toMatchObject([
      { '@type': 'LocalBusiness', name: `${site.brand}, Gerberau`, telephone: '+49 761 555 0143' },
      { '@type': 'LocalBusiness', name: `${site.brand}, Am Markt`, telephone: site.phone },
    ])
  })

  test('the site’s words set the order of city and postal code, and a missing code leaves no space', async () => {
    const block = { ...contact.default.block, cityLine: '{postalCode} {city}' }
    const addresses = [{ city: 'Freiburg', street: '12 Mount Road', postalCode: '600002' }]
    Object.assign(site.company, { places: addresses })
    const { container } = await renderExample({ ...contact.default, block })
    expect(container.querySelector('address')?.innerHTML).toBe('12 Mount Road<br>600002 Freiburg')
    Object.assign(site.company, { places: [{ city: 'Freiburg', street: '12 Mount Road' }] })
    const { container: other } = await renderExample({ ...contact.default, block })
    expect(other.querySelector('address')?.innerHTML).toBe('12 Mount Road<br>Freiburg')
  })

  test('the form comes before the other ways, so that it is first on a phone', async () => {
    await renderExample(contact.default)
    const form = screen.getByRole('form')
    const call = screen.getByText('Call or write')
    expect(form.compareDocumentPosition(call)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})

describe('phone-banner', () => {
  test('shows the site’s number as a way to call it', async () => {
    await renderExample(phone.default)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rather talk? Call us.')
    const link = screen.getByRole('link', { name: site.phone })
    expect(link).toHaveAttribute('href', `tel:+${site.phone.replaceAll(/\D/g, '')}`)
  })
})

describe('map', () => {
  test('is a lazy frame in a sandbox without a referrer, with a plain link and the address in words', async () => {
    const { container } = await renderExample(map.default)
    const frame = screen.getByTitle('Find us in Chennai')
    expect(frame.tagName).toBe('IFRAME')
    expect(frame).toHaveAttribute('loading', 'lazy')
    expect(frame).toHaveAttribute('src', map.default.block.embed)
    expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
    const link = screen.getByRole('link', { name: 'Open the map in a new tab' })
    expect(link).toHaveAttribute('href', map.default.block.href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(container.querySelector('address')).toHaveTextContent(site.cities.join(' · '))
  })
})

test('a map with towns is also drawn, with the name of each, for a frame that does not load', async () => {
  await renderExample(map['a drawn map beside it'])
  const drawn = screen.getByRole('img', { name: 'Map of Chennai, Theni' })
  expect([...drawn.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
    'Chennai',
    'Theni',
    '100\u00A0km',
  ])
})
