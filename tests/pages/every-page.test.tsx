import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { takeFormRequest } from '../../block-library/shared/form-request.ts'
import { axeReport } from '../support/axe.ts'
import { faqPageOf, headNames, headOf, headTags, onceEach, structuredData } from '../support/head.ts'
import { expectedOutline, expectedQuestions, shownOutline } from '../support/outline.ts'
import { contentCalls, visitSite, server } from '../support/visit-site.tsx'
import { servedSections, withServer } from '../support/served-content.ts'
import { site, siteConfig } from '../support/site-config.ts'
import {
  corporatePage,
  detailPages,
  industryPages,
  metadataName,
  productPages,
  type DetailPage,
} from '../support/detail-pages.ts'

withServer()
beforeEach(() => sessionStorage.clear())

/** Opens a page and waits until its blocks stand. */
async function open(page: DetailPage): Promise<HTMLElement> {
  visitSite(page.path)
  const main = screen.getByRole('main')
  await within(main).findByRole('heading', { level: 1 })
  return main
}

test('the site has each of the seventeen pages, each with an endpoint of its own', () => {
  const addresses = siteConfig.pages.filter(({ page }) => page.content).map(({ path }) => path)
  expect(addresses).toEqual(expect.arrayContaining(detailPages.map(({ path }) => path)))
  expect(detailPages).toHaveLength(17)
  expect(new Set(detailPages.map(({ endpoint }) => endpoint))).toHaveLength(17)
})

describe.each(detailPages)('$path', (page) => {
  test('loads, with one plain GET, into everything its content says', async () => {
    const asked: Request[] = []
    const note = ({ request }: { request: Request }) => {
      if (new URL(request.url).pathname.startsWith('/api/')) asked.push(request)
    }
    server.events.on('request:start', note)
    visitSite(page.path)
    const main = screen.getByRole('main')
    const status = within(main).getByRole('status')
    expect(status).toHaveTextContent(/^Loading\.\.\.$/)
    expect(status.firstElementChild).toBeEmptyDOMElement()
    expect(within(main).queryByRole('heading')).toBeNull()

    await within(main).findByRole('heading', { level: 1 })
    server.events.removeListener('request:start', note)
    const sections = servedSections(page)
    expect(within(main).queryByRole('status')).toBeNull()
    expect(shownOutline(main)).toEqual(expectedOutline(page, sections))
    const questions = [...main.querySelectorAll('summary')].map(({ textContent }) => textContent)
    expect(questions).toEqual(expectedQuestions(page, sections))

    expect(contentCalls).toEqual([`GET /api/${page.endpoint}`])
    expect(asked.map(({ headers }) => [...headers.keys()])).toEqual([[]])
    expect(asked[0]?.body).toBeNull()
  })

  test('has one h1 and skips no heading level, footer included', async () => {
    await open(page)
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect(jumps).toEqual([])
  })

  test('closes with its button, which leads to the contact page and asks for its form', async () => {
    const main = await open(page)
    const button = within(main).getByRole('link', { name: page.button })
    expect(button).toHaveAttribute('href', '/contact')
    expect(main.lastElementChild).toContainElement(button)
    expect(takeFormRequest()).toBe(false)
    fireEvent.click(button)
    expect(takeFormRequest()).toBe(true)
    await headOf('/contact')
  })

  test('stands between header and footer', async () => {
    const main = await open(page)
    const { DOCUMENT_POSITION_FOLLOWING: after } = Node
    expect(screen.getByRole('banner').compareDocumentPosition(main)).toBe(after)
    expect(main.compareDocumentPosition(screen.getByRole('contentinfo'))).toBe(after)
  })

  test('has nothing that axe-core objects to', async () => {
    await open(page)
    // The two rules that are broken on every page have tests of their own: below, and in tests/shell.
    const { objections, kept } = await axeReport(['region', 'aria-allowed-role'])
    expect(objections).toEqual([])
    expect(kept).toEqual(
      expect.arrayContaining(['button-name', 'bypass', 'document-title', 'heading-order', 'image-alt']),
    )
  })

  test('says once in the head what it is', async () => {
    await open(page)
    expect(headNames()).toEqual(onceEach)
    const { metadata } = siteConfig
    const own = Object.entries(metadata).find(([name]) => name === metadataName(page))?.[1]
    const title = own?.title ?? `${page.title} | ${metadata.industry.title}`
    const { description } = own ?? metadata.industry
    const address = location.origin + page.path
    const picture = `${location.origin}/media/og.jpg`
    expect(document.title).toBe(title)
    expect(headTags()).toEqual(
      [
        `title ${title}`,
        `description ${description}`,
        `keywords LED displays, video walls, digital signage, LED screens, ${site.brand}`,
        `canonical ${address}`,
        'og:type website',
        `og:title ${title}`,
        `og:description ${description}`,
        `og:image ${picture}`,
        `og:url ${address}`,
        'twitter:card summary_large_image',
        `twitter:title ${title}`,
        `twitter:description ${description}`,
        `twitter:image ${picture}`,
        `twitter:url ${address}`,
      ].toSorted(),
    )
  })
})

const unquestioned = ['/industry/CorporateOffice', '/products/truck-mounted-displays']

test.each(detailPages.filter(({ path }) => !unquestioned.includes(path)))(
  '$path tells search engines the ten questions of $faqSet',
  async ({ path, faqSet = '' }) => {
    const set = siteConfig.faqSets.get(faqSet) ?? []
    expect(set).toHaveLength(10)
    visitSite(path)
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(structuredData().data).toEqual(faqPageOf(set)))
  },
)

test.each(unquestioned)('%s tells search engines of no questions', async (path) => {
  visitSite(path)
  await screen.findByRole('heading', { level: 1 })
  await headOf(path)
  expect(structuredData().data).toEqual([])
})

test.each(detailPages.filter((page) => page !== corporatePage))(
  '$path has the breadcrumb of its document',
  async (page) => {
    const main = await open(page)
    const parent = page.path.startsWith('/products') ? 'Products' : 'Industry'
    const breadcrumb = within(main).getByRole('navigation', { name: 'Breadcrumb' })
    const steps = within(breadcrumb).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Home', parent, page.breadcrumb])
    const links = within(breadcrumb).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', `/${parent.toLowerCase()}`])
    expect(steps[2]?.firstElementChild).toHaveAttribute('aria-current', 'page')
  },
)

test('the corporate page has no breadcrumb', async () => {
  await open(corporatePage)
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull()
})

test.each(industryPages)('$path opens the first question of the first option, and no other', async (page) => {
  const main = await open(page)
  const states = [...main.querySelectorAll('details')].map((entry) => entry.open)
  expect(states).toEqual(states.map((_, index) => index === 0))
  expect(states.length).toBeGreaterThan(7)
})

// Known: a <figure> with a caption may not take role="group" (block-library/showcase-carousel).
test('the carousel uses roles that its elements may have', async () => {
  await open(productPages[0] ?? corporatePage)
  expect((await axeReport(['region'])).objections).toEqual([])
})
