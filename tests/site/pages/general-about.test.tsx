import { fireEvent, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { axeReport } from '../../support/axe.ts'
import { homePage } from '../../support/general-pages.ts'
import { headOf, headTags } from '../../support/head.ts'
import { shownOutline } from '../../support/outline.ts'
import { expectedHead, headingFaults, headTitled } from '../../support/page-checks.ts'
import { pageAt } from '../../support/find-page.ts'
import { blockOf } from '../../support/page-blocks.ts'
import { answerWith, servedSections, withServer } from '../../support/served-content.ts'
import { site } from '../../support/site-config.ts'
import { block, pictures, stored, texts } from '../../support/shown.ts'
import { arrived, contentCalls, visitSite } from '../../support/visit-site.tsx'

withServer()

describe('about', () => {
  const sections = servedSections({ endpoint: 'about' })
  const sectionOf = (key: string) => {
    const found = sections.find(({ section }) => section === key)
    if (!found) throw new Error(`The service sends no ${key}`)
    return found
  }
  const storedIn = (key: string) => stored(sectionOf(key).images ?? [])
  const titled = (key: string) => block(sectionOf(key).title)

  test('shows every block’s pictures and figures', async () => {
    visitSite('/about')
    await arrived()
    expect(pictures(titled('about_section1'))).toEqual(storedIn('about_section1'))
    expect(pictures(titled('about_section3'))).toEqual(storedIn('about_section3').slice(0, 4))
    expect(pictures(titled('about_section4'))).toEqual(storedIn('about_section4'))
    expect(pictures(titled('about_section6'))).toEqual(storedIn('about_section6'))
    const cards = within(titled('about_section2')).getAllByRole('heading', { level: 3 })
    expect(texts(cards)).toEqual(['Our Mission', 'Our Vision', 'Our Value'])

    const figures = titled('about_section5')
    const { images = [] } = sectionOf('about_section5')
    expect(texts(figures.querySelectorAll('dd'))).toEqual(images.map(({ title }) => title))
    expect(texts(figures.querySelectorAll('dt'))).toEqual(images.map(({ description }) => description))
  })

  test('where the service names none, mission, vision and value are the titles', async () => {
    const untitled = sections.map((one) =>
      one.section === 'about_section2'
        ? { ...one, images: (one.images ?? []).map((image) => ({ ...image, title: '' })) }
        : one,
    )
    answerWith({ endpoint: 'about' }, JSON.stringify(untitled))
    visitSite('/about')
    await arrived()
    const cards = within(titled('about_section2')).getAllByRole('heading', { level: 3 })
    expect(texts(cards)).toEqual(['Our Mission', 'Our Vision', 'Our Value'])
  })

  test('opens no question at first, and lets one be open at a time', async () => {
    visitSite('/about')
    const main = await arrived()
    const entries = [...main.querySelectorAll('details')]
    const { faq_entries: served = [] } = sectionOf('faq_section')
    expect(served.length).toBeGreaterThan(1)
    expect(texts(main.querySelectorAll('summary'))).toEqual(served.map(({ question }) => question))
    expect(entries.map(({ open }) => open)).toEqual(served.map(() => false))
    // The browser closes other entries of the same name. jsdom does not.
    expect(new Set(entries.map((entry) => entry.getAttribute('name')))).toHaveLength(1)
    expect(entries[0]?.getAttribute('name')).toBeTruthy()
    fireEvent.click(within(main).getByText(served[1]?.question ?? ''))
    expect(entries[1]?.open).toBe(true)
  })
})

describe.each(['/about'])('a client from %s', (from) => {
  const { clients } = blockOf(pageAt(from), 'testimonials')

  test('has a page with all details', async () => {
    for (const client of clients) {
      const { unmount, follow } = visitSite(from)
      await arrived()
      const voices = within(block('What clients tell us'))
      expect(voices.getByText(client.testimonial)).toBeVisible()
      follow(voices.getByRole('link', { name: client.name }))
      const title = `${client.name} | ${homePage.title}`
      await headTitled(title)
      const main = await arrived()
      expect(shownOutline(main)).toEqual([
        'h1 Client Details',
        `h2 ${client.name}`,
        'h3 Client Testimonial',
        'h3 About This Partnership',
      ])
      expect(pictures(main)).toContain(`/storage/${client.image}`)
      expect(within(main).getByText(client.testimonial)).toBeVisible()
      expect(within(main).getAllByText(client.position, { exact: false })).toHaveLength(2)
      expect(main.querySelector('blockquote footer')?.textContent).toBe(
        `${client.name.charAt(0)} ${client.position}`,
      )
      const { company, industry, location: place } = client
      expect(within(main).getByText([company, industry, place].join(' · '))).toBeVisible()
      const facts = texts([...main.querySelectorAll('dl > div')])
      const known = [`Company: ${company}`, `Industry: ${industry}`, `Location: ${place}`]
      expect(facts).toEqual([...known, 'Partnership: Successful'])
      const achieved = texts(within(main).getAllByRole('listitem'))
      expect(achieved).toHaveLength(4)
      const words = ['brand visibility', 'professional installation and support']
      for (const [index, word] of [...words, 'customised solutions', 'reliable performance'].entries())
        expect(achieved[index]?.toLowerCase()).toContain(word)
      const call = within(main).getByRole('link', { name: 'Get Free Consultation' })
      expect(call).toHaveAttribute('href', '/contact')
      const path = `/clients/${client.slug}`
      expect(location.pathname).toBe(path)
      expect(headTags()).toEqual(
        expectedHead({ path, title, description: `${client.name}. ${homePage.description}`, noindex: true }),
      )
      expect(contentCalls).toHaveLength(1)
      expect(headingFaults()).toEqual([])
      unmount()
    }
    expect(clients.length).toBeGreaterThan(1)
  })
})

describe('a client’s page', () => {
  const slight = {
    slug: 'someone',
    image: 'https://pictures.example/logo.png',
    name: 'Someone',
    position: 'Owner',
    testimonial: 'Good.',
  }

  test('omits missing details', async () => {
    visitSite('/clients/someone', { client: slight })
    const main = await arrived()
    expect((await axeReport()).objections).toEqual([])
    const facts = texts([...main.querySelectorAll('dl > div')])
    expect(facts).toEqual(['Partnership: Successful'])
    expect(pictures(main)).toContain('https://pictures.example/logo.png')
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Someone'],
    ['a client without a name', { ...slight, name: undefined }],
  ])('is not found with %s', async (_, client) => {
    const { follow } = visitSite('/clients/someone', { client })
    const main = await arrived()
    expect(shownOutline(main)).toEqual(['h1 Client Details', 'h2 Client not found'])
    follow(within(main).getByRole('link', { name: 'Go Home' }))
    await headOf('/')
    expect(location.pathname).toBe('/')
    await arrived()
  })
})

describe('contact', () => {
  test('shows every way to reach the company, without a request for content', async () => {
    visitSite('/contact')
    const main = await arrived()
    const links = within(main)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])
    const phone = [site.phone, `tel:${site.phone.replaceAll(' ', '')}`, null]
    expect(links).toEqual(
      expect.arrayContaining([
        phone,
        [site.supportEmail, `mailto:${site.supportEmail}`, null],
        ...site.socials.map(({ label, href }) => [label, href, '_blank']),
      ]),
    )
    expect(links.filter(([label]) => label === site.phone)).toHaveLength(2)
    expect(site.socials).toHaveLength(3)
    const cities = within(main)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(cities).toEqual(['Theni', 'Chennai', 'Bangalore', 'Coimbatore'])
    expect(within(main).getByRole('form')).toBeVisible()
    const map = within(main).getByTitle('Find us in Chennai')
    expect(map.tagName).toBe('IFRAME')
    expect(map).toHaveAttribute('src', expect.stringMatching(/^https:/))
    expect(contentCalls).toEqual([])
  })

  test('starts at the top without a request for the form', async () => {
    sessionStorage.clear()
    const scroll = vi.mocked(Element.prototype.scrollIntoView)
    scroll.mockClear()
    visitSite('/contact')
    await arrived()
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(scroll).not.toHaveBeenCalled()
  })
})
