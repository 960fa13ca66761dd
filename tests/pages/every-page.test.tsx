import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { takeFormRequest } from '../../block-library/shared/form-request.ts'
import { axeReport } from '../support/axe.ts'
import { faqPageOf, headNames, headOf, headTags, onceEach, structuredData } from '../support/head.ts'
import { expectedOutline, expectedQuestions, shownOutline } from '../support/outline.ts'
import { contentCalls, visitSite, server } from '../support/visit-site.tsx'
import { servedSections, withServer } from '../support/served-content.ts'
import { site, siteConfig } from '../support/dom-site-config.ts'
import { industryPages, specPages, type SpecPage } from '../support/spec-pages.ts'

withServer()
beforeEach(() => sessionStorage.clear())

/** Opens a page and waits until its blocks stand. */
async function open(page: SpecPage): Promise<HTMLElement> {
  visitSite(page.path)
  const main = screen.getByRole('main')
  await within(main).findByRole('heading', { level: 1 })
  return main
}

test('the table of pages is the site’s own: every page that reads content, and no other', () => {
  const addresses = siteConfig.pages.filter(({ page }) => page.content).map(({ path }) => path)
  expect(addresses).toEqual(expect.arrayContaining(specPages.map(({ path }) => path)))
  expect(specPages).toHaveLength(17)
  expect(new Set(specPages.map(({ endpoint }) => endpoint))).toHaveLength(17)
})

describe.each(specPages)('$path', (page) => {
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

  test('stands between header and footer, under its breadcrumb', async () => {
    const main = await open(page)
    expect(screen.getByRole('banner').compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(main.compareDocumentPosition(screen.getByRole('contentinfo'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    if (!page.crumbs) {
      expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull()
      return
    }
    const [parent, current] = page.crumbs
    const breadcrumb = within(main).getByRole('navigation', { name: 'Breadcrumb' })
    const steps = within(breadcrumb).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Home', parent, current])
    const links = within(breadcrumb).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', `/${parent.toLowerCase()}`])
    expect(within(breadcrumb).getByText(current)).toHaveAttribute('aria-current', 'page')
  })

  test('has nothing that axe-core objects to', async () => {
    await open(page)
    // The floating links stand outside every landmark; that is the shell's, and tested there.
    const { objections, kept } = await axeReport(['region'])
    expect(objections).toEqual([])
    expect(kept).toEqual(expect.arrayContaining(['button-name', 'link-name', 'list', 'page-has-heading-one']))
  })

  test('says once in the head what it is', async () => {
    await open(page)
    expect(headNames()).toEqual(onceEach)
    const { metadata } = siteConfig
    const own = Object.entries(metadata).find(([name]) => name === page.metadata)?.[1]
    const name = page.crumbs?.[1] ?? 'Corporate Office'
    const title = own?.title ?? `${name} | ${metadata.industry.title}`
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

  test(
    page.faqSet
      ? `tells search engines the ten questions of ${page.faqSet}`
      : 'has no questions for search engines',
    async () => {
      await open(page)
      const set = siteConfig.faqSets.get(page.faqSet ?? '')
      if (set) expect(set).toHaveLength(10)
      await waitFor(() => expect(structuredData().data).toEqual(set ? faqPageOf(set) : []))
      expect(set === undefined).toBe(
        ['/industry/CorporateOffice', '/products/truck-mounted-displays'].includes(page.path),
      )
    },
  )
})

test('no two pages share a title or a description', () => {
  const heads = specPages.map(({ metadata = '', path }) => {
    const entry = Object.entries(siteConfig.metadata).find(([name]) => name === metadata)?.[1]
    return entry?.title ?? path
  })
  expect(new Set(heads)).toHaveLength(17)
})

test.each(industryPages)('$path opens the first question of the first option, and no other', async (page) => {
  const main = await open(page)
  const open_ = [...main.querySelectorAll('details')].map((entry) => entry.open)
  expect(open_).toEqual(open_.map((_, index) => index === 0))
})
