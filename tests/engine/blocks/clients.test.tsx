import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clientExamples as client } from '../../../block-library/client/examples.ts'
import { testimonialsExamples as testimonials } from '../../../block-library/testimonials/examples.ts'
import { clientOf } from '../../../src/runtime/app/client-of.ts'
import { takeLinkState } from '../../../src/runtime/app/note-links.ts'
import { pressLink } from '../../support/press-link.ts'
import { bindExample, renderExample } from '../../support/render-example.tsx'
import { site } from '../../support/bakery.ts'

describe('testimonials', () => {
  test('shows each quotation with its client, whose name links to a page with the client as state', async () => {
    const { container } = await renderExample(testimonials.default)
    expect([...container.querySelectorAll('blockquote')].map((quote) => quote.textContent)).toEqual([
      'Now the token numbers can be read from the last bench, in Tamil and English.',
      'One part was exchanged between sessions.',
    ])
    expect([...container.querySelectorAll('figcaption')].map((caption) => caption.textContent)).toEqual([
      'Revathi MuruganHospital Administrator, A district hospital',
      'Farida SheikhSenior Producer',
    ])
    const link = screen.getByRole('link', { name: 'Revathi Murugan' })
    expect(link).toHaveAttribute('href', '/stimmen/hospital-in-dindigul')
    pressLink(link)
    history.replaceState(null, '', '/stimmen/hospital-in-dindigul')
    takeLinkState()
    const [first] = testimonials.default.block.clients
    expect(clientOf(history.state.usr)).toEqual({ ...first, slug: undefined, sample: false })
  })

  test('quotations of invented clients are marked, on the card and on the page; those of real clients are not', async () => {
    const { unmount } = await renderExample(testimonials['one of them invented'])
    const [invented, real] = screen.getAllByRole('article')
    expect(invented && within(invented).getByText(site.words.sample)).toBeVisible()
    expect(real && within(real).queryByText(site.words.sample)).toBeNull()
    unmount()
    const page = await renderExample(client['an invented client'])
    expect(screen.getByText('Sample')).toBeVisible()
    page.unmount()
    await renderExample(client.default)
    expect(screen.queryByText('Sample')).toBeNull()
  })

  test('pictures come from the storage, unless their address is absolute', async () => {
    const { container, unmount } = await renderExample(testimonials.default)
    const pictures = (element: HTMLElement) =>
      [...element.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(pictures(container)).toEqual([
      '/storage/pictures/wayfinding-1.webp',
      '/storage/pictures/rental-stage-3.webp',
    ])
    unmount()
    const again = await renderExample(testimonials['absolute address of a picture'])
    expect(pictures(again.container)).toEqual(['https://pictures.example/logo.png'])
  })
})

describe('client', () => {
  const facts = (container: HTMLElement) =>
    [...container.querySelectorAll('dl > div')].map((fact) => fact.textContent)

  test('shows the client with all facts, the quotation, the partnership and a link to the contact page', async () => {
    const { container } = await renderExample(client.default)
    expect(container.querySelector('img')).toHaveAttribute('src', '/storage/pictures/wayfinding-1.webp')
    expect(screen.getByRole('heading', { name: 'Revathi Murugan' })).toBeVisible()
    expect(screen.getByText('Hospital Administrator', { selector: 'p' })).toBeVisible()
    expect(
      screen.getByText('A district hospital · Government and Public Spaces · Dindigul, Tamil Nadu'),
    ).toBeVisible()
    expect(facts(container)).toEqual([
      'Company: A district hospital',
      'Industry: Government and Public Spaces',
      'Location: Dindigul, Tamil Nadu',
      'Partnership: Successful',
    ])
    expect(screen.getByRole('heading', { name: 'Client Testimonial' })).toBeVisible()
    const quote = container.querySelector('blockquote')
    if (!quote) throw new Error('There is no quote')
    expect(
      within(quote).getByText('Now the token numbers can be read from the last bench, in Tamil and English.'),
    ).toBeVisible()
    expect(within(quote).getByText('R')).toBeVisible()
    expect(quote.querySelector('footer')).toHaveTextContent('R Hospital Administrator')
    const heading = screen.getByRole('heading', { name: 'About This Partnership' })
    expect(heading.nextElementSibling?.tagName).toBe('P')
    expect(heading.nextElementSibling).toHaveTextContent('What came of the work with Revathi Murugan:')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Greater brand visibility',
      'Reliable performance',
    ])
    expect(screen.getByRole('link', { name: 'Get Free Consultation' })).toHaveAttribute('href', '/kontakt')
    expect(screen.queryByText('Client not found')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Go Home' })).toBeNull()
  })

  test.each([
    ['company alone', ['Company: A district hospital', 'Partnership: Successful']],
    ['shortest', ['Partnership: Successful']],
  ])('%s: facts that the client does not give are omitted', async (name, expected) => {
    const { container } = await renderExample(client[name])
    expect(facts(container)).toEqual(expected)
  })

  test('the page is called by the client', async () => {
    const { name } = await bindExample(client.default)
    const { name: none } = await bindExample(client['no client came along'])
    expect([name, none]).toEqual(['Revathi Murugan', undefined])
  })

  test('a client with a name alone has no empty parts', async () => {
    const { container } = await renderExample(client['a name alone'])
    expect(screen.getByRole('heading', { name: 'Revathi Murugan' })).toBeVisible()
    expect(container.querySelector('blockquote')).toBeNull()
    expect(screen.queryByText('Client Testimonial')).toBeNull()
    expect(facts(container)).toEqual(['Partnership: Successful'])
    expect(container.querySelectorAll('p:empty')).toHaveLength(0)
  })

  test('without a client, the page shows a message and a link to Home', async () => {
    const { container } = await renderExample(client['no client came along'])
    expect(screen.getByRole('heading', { name: 'Client not found' })).toBeVisible()
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Go Home', '/'],
    ])
    expect(container).toHaveTextContent(/^Client not foundGo Home$/)
  })

  test('the message has the words of its config', async () => {
    const { container } = await renderExample(client['no client, in other words'])
    expect(container).toHaveTextContent(/^We do not know this clientAll clients$/)
  })
})

describe('the client in a navigation', () => {
  const whole = {
    name: 'Someone',
    image: 'a.png',
    position: 'Owner',
    company: 'A shop',
    industry: 'Retail',
    location: 'Madurai',
    testimonial: 'Good.',
    sample: false,
  }
  const bare = { ...whole, image: '', position: '', company: '', industry: '', location: '', testimonial: '' }

  test.each([
    ['with everything', { client: whole }, whole],
    ['without a slug, which its page has in the address', { client: { ...whole, slug: undefined } }, whole],
    ['with a name alone', { client: { name: 'Someone' } }, bare],
    ['with odd fields', { client: { ...bare, company: { toString: 1 }, testimonial: 5, image: null } }, bare],
    ['that is invented', { client: { ...whole, sample: true } }, { ...whole, sample: true }],
  ])('%s is found', (_, state, expected) => expect(clientOf(state)).toEqual(expected))

  test.each([
    ['no state', null],
    ['a text', 'Someone'],
    ['no client', { from: '/' }],
    ['a client without a name', { client: { ...whole, name: undefined } }],
    ['a client whose name is blank', { client: { ...whole, name: ' ' } }],
    ['a client whose name is a number', { client: { ...whole, name: 7 } }],
  ])('%s is no client', (_, state) => expect(clientOf(state)).toBeUndefined())
})
