import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { takeFormRequest } from '../../../block-library/contract/form-request.ts'
import { axeReport } from '../../support/axe.ts'
import { corporatePage, detailPages, industryPages, nameOf } from '../../support/detail-pages.ts'
import { faqPageOf, headNames, headOf, headTags, onceEach, structuredData } from '../../support/head.ts'
import { metadataEntry } from '../../support/metadata-entry.ts'
import { expectedOutline, expectedQuestions, specifiedOutline } from '../../support/outline.ts'
import { expectedHead, headingFaults, standsInShell } from '../../support/page-checks.ts'
import { keptRules } from '../../support/kept-rules.ts'
import { pressLink } from '../../support/press-link.ts'
import { servedSections, withServer } from '../../support/served-content.ts'
import { siteConfig } from '../../support/site-config.ts'
import { arrived, contentCalls, visitSite } from '../../support/visit-site.tsx'

withServer()
beforeEach(() => sessionStorage.clear())

/** Pages without questions for search engines. */
const unquestioned = new Set(['/industry/CorporateOffice', '/products/truck-mounted-displays'])

test('the site has each of the seventeen pages, each with an endpoint of its own', () => {
  const addresses = siteConfig.pages.filter(({ page }) => page.content).map(({ path }) => path)
  expect(addresses).toEqual(expect.arrayContaining(detailPages.map(({ path }) => path)))
  expect(detailPages).toHaveLength(17)
  expect(new Set(detailPages.map(({ endpoint }) => endpoint))).toHaveLength(17)
})

describe.each(detailPages)('$path', (page) => {
  test('loads, with one plain GET, into everything it should say, sound from head to footer', async () => {
    visitSite(page.path)
    const main = screen.getByRole('main')
    const status = within(main).getByRole('status')
    expect(status).toHaveTextContent(/^Loading\.\.\.$/)
    expect(status.firstElementChild).toBeEmptyDOMElement()
    expect(within(main).queryByRole('heading')).toBeNull()

    await arrived()
    const sections = servedSections(page)
    expect(within(main).queryByRole('status')).toBeNull()
    expect(specifiedOutline(main)).toEqual(expectedOutline(page, sections))
    const questions = [...main.querySelectorAll('summary')].map(({ textContent }) => textContent)
    expect(questions).toEqual(expectedQuestions(page, sections))
    expect(contentCalls).toEqual([`GET /api/${page.endpoint}`])

    const { metadata } = siteConfig
    const own = Object.entries(metadata).find(([name]) => name === nameOf(page))?.[1]
    const title = own?.title ?? `${page.title} | ${metadataEntry('industry').title}`
    const description = own?.description ?? `${page.title}. ${metadataEntry('industry').description}`
    await headOf(page.path)
    expect(document.title).toBe(title)
    expect(headNames()).toEqual(onceEach)
    expect(headTags()).toEqual(expectedHead({ path: page.path, title, description }))

    const faqs = siteConfig.faqSets.get(nameOf(page)) ?? []
    expect(faqs).toHaveLength(unquestioned.has(page.path) ? 0 : 10)
    const told = faqs.length > 0 ? faqPageOf(faqs) : []
    await waitFor(() => expect(structuredData().questions).toEqual(told))

    expect(standsInShell()).toBe(true)
    expect(headingFaults()).toEqual([])
    expect(breadcrumbOf(main)).toEqual(expectedBreadcrumb(page))
    // On an industry's page, only the first question of the first option is open. Other pages have no open question.
    const [opens, atLeast] = industryPages.includes(page) ? [0, 8] : [-1, 0]
    const states = [...main.querySelectorAll('details')].map((entry) => entry.open)
    expect(states).toEqual(states.map((_, index) => index === opens))
    expect(states.length).toBeGreaterThanOrEqual(atLeast)
    const { objections, kept } = await axeReport()
    expect(objections).toEqual([])
    expect(kept).toEqual(expect.arrayContaining([...keptRules, 'image-alt']))

    // The buttons of hero and closing banner have the same text.
    const buttons = within(main).getAllByRole('link', { name: page.button })
    expect(buttons.map((button) => button.getAttribute('href'))).toEqual(['/contact', '/contact'])
    expect(main.querySelector('h1')?.closest('section')).toContainElement(buttons[0] ?? null)
    expect(main.lastElementChild).toContainElement(buttons[1] ?? null)
    expect(takeFormRequest()).toBe(false)
    pressLink(buttons[1] ?? main)
    expect(takeFormRequest()).toBe(true)
  })
})

/** Returns the breadcrumb's steps: `Home /`, and the page without an address. Undefined without a breadcrumb. */
function breadcrumbOf(main: HTMLElement): string[] | undefined {
  const breadcrumb = within(main).queryByRole('navigation', { name: 'Breadcrumb' })
  if (!breadcrumb) return undefined
  return within(breadcrumb)
    .getAllByRole('listitem')
    .map(({ textContent, firstElementChild: step }) =>
      step?.getAttribute('aria-current') === 'page'
        ? `${textContent} (here)`
        : `${textContent} ${step?.getAttribute('href')}`,
    )
}

/** Returns the breadcrumb in the page's document. The corporate page has none. */
function expectedBreadcrumb(page: (typeof detailPages)[number]): string[] | undefined {
  if (page === corporatePage) return undefined
  const parent = page.path.startsWith('/products') ? 'Products /products' : 'Industry /industry'
  return ['Home /', parent, `${page.breadcrumb} (here)`]
}
