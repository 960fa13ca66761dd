import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { takeFormRequest } from '../../../block-library/contract/form-request.ts'
import { axeReport } from '../../support/axe.ts'
import { watchEvents } from '../../support/events.ts'
import {
  articlePage,
  generalPages,
  homePage,
  noClientPage,
  unknownIndustry,
  unknownPage,
  type GeneralPage,
} from '../../support/general-pages.ts'
import { headTags, structuredData } from '../../support/head.ts'
import { shownOutline } from '../../support/outline.ts'
import { keptRules } from '../../support/kept-rules.ts'
import { expectedHead, headingFaults, headTitled, standsInShell } from '../../support/page-checks.ts'
import { firstUnsaid, partHeadings, partTexts } from '../../support/page-parts.ts'
import { holdService, servedSections, withServer } from '../../support/served-content.ts'
import { site, siteConfig } from '../../support/site-config.ts'
import { arrived, contentCalls, visitSite } from '../../support/visit-site.tsx'

withServer()
const events = watchEvents()
beforeEach(() => sessionStorage.clear())

/** Returns the sections of a page's parts, as the embedded service sends them. */
const sectionsOf = ({ endpoint, parts }: GeneralPage) =>
  endpoint !== undefined && parts.some(({ section }) => section !== undefined)
    ? servedSections({ endpoint })
    : []

/** Pages of addresses with a parameter, which `every-page.test.tsx` cannot open. */
const byParameter = [articlePage, noClientPage, unknownPage, unknownIndustry]

test('the general pages of the documents are there; there may be more', () => {
  const addresses = siteConfig.pages
    .filter(({ file }) => file.startsWith('page-configs/general/'))
    .map(({ path }) => path)
  const parameters = ['/blog/:id', '/clients/:clientSlug', '/industry/:slug', '/*']
  const specified = generalPages.filter((page) => !byParameter.includes(page)).map(({ path }) => path)
  expect(addresses).toEqual(expect.arrayContaining([...specified, ...parameters]))
})

test('no two pages for search engines share a title', () => {
  const titles = generalPages.flatMap(({ title, noindex }) => (noindex ? [] : [title]))
  expect(new Set(titles)).toHaveLength(titles.length)
})

test('the home page’s title is the document’s, the brand’s name appended', () => {
  expect(homePage.title).toBe(`India's leading LED Display & Video Wall Experts | ${site.brand}`)
})

describe.each(generalPages)('$path', (page) => {
  const calls = page.endpoint === undefined ? [] : [`GET /api/${page.endpoint}`]

  test('shows all of its content after at most one plain GET', async () => {
    const answer = holdService()
    visitSite(page.path)
    const main = screen.getByRole('main')
    await waitFor(() => expect(contentCalls).toEqual(calls))
    const { endpoint } = page
    expect(endpoint && main.textContent).toBe(page.loading)
    expect(endpoint && within(main).getByRole('status').firstElementChild?.textContent).toBe(endpoint && '')
    answer()
    await arrived()

    expect(within(main).queryByRole('status')).toBeNull()
    const sections = sectionsOf(page)
    expect(shownOutline(main)).toEqual(partHeadings(page.parts, sections))
    expect(firstUnsaid(main, partTexts(page.parts, sections))).toBeUndefined()
    expect(contentCalls).toEqual(calls)

    await headTitled(page.title)
    expect(headTags()).toEqual(expectedHead(page))
    expect(structuredData().questions).toEqual([])
    expect(events).toEqual([])
  })
})

describe.each(byParameter)('$path', (page) => {
  test('has a valid structure, and each button links its page', async () => {
    visitSite(page.path)
    const main = await arrived()
    await headTitled(page.title)
    expect(standsInShell()).toBe(true)
    expect(headingFaults()).toEqual([])
    const { objections, kept } = await axeReport()
    expect(objections).toEqual([])
    expect(kept).toEqual(expect.arrayContaining(keptRules))

    // Prevents the navigation of pressed links.
    main.addEventListener('click', (event) => event.preventDefault(), { capture: true })
    for (const { label, to, asksForForm } of page.parts.flatMap(({ button }) => button ?? [])) {
      const button = within(main).getByRole('link', { name: label })
      expect(button).toHaveAttribute('href', to)
      expect(takeFormRequest()).toBe(false)
      fireEvent.click(button)
      expect(takeFormRequest()).toBe(asksForForm)
    }
    expect(location.pathname).toBe(page.path)
  })
})
