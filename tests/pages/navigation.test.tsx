import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { detailPage, detailPages } from '../support/detail-pages.ts'
import { site, siteConfig } from '../support/site-config.ts'
import { takeConsole } from '../support/fail-on-console.ts'
import { faqPageOf, headNames, headOf, headTags, onceEach, structuredData } from '../support/head.ts'
import { navigation } from '../support/render-shell.tsx'
import { addressNames } from '../support/page-checks.ts'
import { holdContent, servedSections, withServer } from '../support/served-content.ts'
import { arrived, contentCalls, visitSite } from '../support/visit-site.tsx'

withServer()
const scrolls = vi.mocked(window.scrollTo)
beforeEach(() => {
  scrolls.mockClear()
  sessionStorage.clear()
})

const retail = detailPage('/industry/Retail')
const education = detailPage('/industry/EducationAndInstitutions')
const rental = detailPage('/products/rental-event-display')
const outdoor = detailPage('/products/outdoor-led-video-walls')
const truck = detailPage('/products/truck-mounted-displays')

const questionsOf = ({ faqSet = '' }) => faqPageOf(siteConfig.faqSets.get(faqSet) ?? [])
const toTop = [{ top: 0, behavior: 'instant' }]

/** Waits until a page stands, head and all. */
async function arrival(path: string): Promise<void> {
  await headOf(path)
  await arrived()
}

const inNav = (name: string, label: string) => within(navigation(name)).getByText(label, { selector: 'a' })

describe('a click on a link', () => {
  const user = userEvent.setup()
  test.each([
    ['the header', () => inNav('Main', 'Gallery'), '/gallery'],
    ['the header’s button', () => within(screen.getByRole('banner')).getByText('Contact Us'), '/contact'],
    ['the breadcrumb', () => inNav('Breadcrumb', 'Industry'), '/industry'],
    ['the footer', () => inNav('Quick Links', 'Products'), '/products'],
    ['the tab bar', () => inNav('Tabs', 'Blog'), '/blog'],
    // The hero has one of the same words.
    ['the call to action', () => screen.getAllByText(retail.button).at(-1), '/contact'],
  ])('of %s opens its page at the top, without loading the site anew', async (_, link, address) => {
    visitSite(retail.path)
    await arrival(retail.path)
    const shell = screen.getByRole('contentinfo')
    const before = document.title
    scrolls.mockClear()
    await user.click(link() ?? document.body)
    await arrival(address)
    expect(location.pathname).toBe(address)
    expect(scrolls.mock.calls).toEqual([toTop])
    expect(headNames().filter((name) => name !== 'robots')).toEqual(onceEach)
    expect(document.title).not.toBe(before)
    expect(screen.getByRole('contentinfo')).toBe(shell)
  })
})

describe('going through the site', () => {
  const way = [education, rental, outdoor, truck, retail, rental]

  test('keeps one of each tag through six navigations and back, and asks once per opened page', async () => {
    const { go } = visitSite(retail.path)
    await arrival(retail.path)
    const steps = [...way.map(({ path }) => path), ...way.map(() => -1)]
    const visited = [...way, ...[retail, ...way.slice(0, -1)].toReversed()]
    const titles: string[] = []
    for (const [index, step] of steps.entries()) {
      const page = visited[index] ?? retail
      scrolls.mockClear()
      await go(step)
      await arrival(page.path)
      await waitFor(() => expect(contentCalls).toHaveLength(index + 2))
      expect(headNames()).toEqual(onceEach)
      expect(scrolls.mock.calls).toEqual([toTop])
      titles.push(document.title)
    }
    expect(new Set(titles)).toHaveLength(5)
    expect(titles.slice(0, 5)).toEqual(titles.slice(6, 11).toReversed())
    expect(contentCalls).toEqual([retail, ...visited].map(({ endpoint }) => `GET /api/${endpoint}`))
    expect(location.pathname).toBe(retail.path)
  })

  test('keeps the head of the page before until the next one’s is known: it is never empty', async () => {
    const { go } = visitSite(retail.path)
    await arrival(retail.path)
    const before = headTags()
    const held = holdContent(rental)
    await go(rental.path)
    expect([before.length, onceEach.length]).toContain(headTags().length)
    await headOf(rental.path)
    expect(screen.getByRole('status')).toHaveTextContent('Loading...')
    expect(headNames()).toEqual(onceEach)
    held.answer()
    await screen.findByRole('heading', { level: 1, name: 'Rental & Event Series' })
  })

  test('writes each page’s questions into the same text of the same script', async () => {
    const { go } = visitSite(retail.path)
    await arrival(retail.path)
    expect(structuredData().questions).toEqual(questionsOf(retail))
    const { script } = structuredData()
    const text = script.firstChild
    for (const page of [outdoor, truck, education]) {
      await go(page.path)
      await arrival(page.path)
      await waitFor(() => expect(structuredData().questions).toEqual(page === truck ? [] : questionsOf(page)))
      expect(structuredData().script).toBe(script)
      expect(script.firstChild).toBe(text)
      expect(script.childNodes).toHaveLength(1)
    }
  })

  test('an anchor on the same page neither scrolls to the top nor asks again', async () => {
    const { go } = visitSite(retail.path)
    await arrival(retail.path)
    scrolls.mockClear()
    const into = vi.mocked(Element.prototype.scrollIntoView).mockClear()
    await go(`${retail.path}#why-choose`)
    await waitFor(() => expect(into).toHaveBeenCalled())
    expect(into.mock.contexts).toEqual([document.getElementById('why-choose')])
    expect(scrolls).not.toHaveBeenCalled()
    expect(contentCalls).toHaveLength(1)
  })

  // Known: src/app/use-scroll-reset.ts decodes the anchor unguarded, and the whole site goes with it.
  test('an anchor that cannot be decoded costs nothing', async () => {
    const crashed = vi.fn<() => void>()
    window.addEventListener('error', crashed)
    visitSite(`${retail.path}#%E0%A4%A`)
    await arrival(retail.path)
    await new Promise((resolve) => setTimeout(resolve, 100))
    window.removeEventListener('error', crashed)
    takeConsole()
    expect(crashed).not.toHaveBeenCalled()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

describe('questions for search engines while a page loads', () => {
  const asking = detailPages.filter(({ faqSet }) => faqSet)

  test.each(asking.filter((page) => page !== rental))('$path has them already', async (page) => {
    const held = holdContent(page)
    visitSite(page.path)
    await waitFor(() => expect(structuredData().questions).toEqual(questionsOf(page)))
    expect(screen.getByRole('status')).toHaveTextContent('Loading...')
    expect(held.requests.length).toBeLessThanOrEqual(1)
  })

  test('the rental page has them only when it is loaded', async () => {
    const held = holdContent(rental)
    const { go } = visitSite(outdoor.path)
    await arrival(outdoor.path)
    await go(rental.path)
    await headOf(rental.path)
    await waitFor(() => expect(held.requests).toHaveLength(1))
    expect(structuredData().questions).toEqual([])
    held.answer(servedSections(rental))
    await waitFor(() => expect(structuredData().questions).toEqual(questionsOf(rental)))
  })
})

describe('an address without a page', () => {
  const built = new Set(siteConfig.pages.map(({ path }) => path))
  const routes = ['/', '/industry', '/products', '/about', '/gallery', '/blog', '/contact']
  const unbuilt = routes.filter((route) => !built.has(route))
  const unknown = [
    '/no/such/page',
    '/products/none',
    '/products/LED-Standee-Display',
    '/industry/Retail/more',
  ]

  test.each([...unbuilt, ...unknown])('%s shows the not-found page, for people only', async (address) => {
    visitSite(address)
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    const names = onceEach.filter((name) => !addressNames.includes(name))
    expect(headNames()).toEqual([...names, 'robots'].toSorted())
    expect(headTags()).toContain('robots noindex')
    expect(document.title).toMatch(/^Page not found \| /)
    expect(contentCalls).toEqual([])
    const ways = within(screen.getByRole('main')).getAllByRole('link')
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/products', '/industry', '/contact', '/'])
  })

  test('so does one that cannot be decoded', async () => {
    visitSite('/%E0%A4%A')
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    expect(takeConsole().every((line) => line.includes('could not be decoded'))).toBe(true)
  })

  test('its mark is gone on the next page', async () => {
    const { go } = visitSite('/no/such/page')
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    await go(retail.path)
    await arrival(retail.path)
    expect(headNames()).toEqual(onceEach)
    expect(document.title).toContain(site.brand)
  })
})
