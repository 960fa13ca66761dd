import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { takeFormRequest } from '../../../block-library/contract/form-request.ts'
import { pageMeta } from '../../../src/runtime/seo/page-meta.ts'
import { lookupMetadata } from '../../../src/site/config/lookup-metadata.ts'
import { axeReport } from '../../support/axe.ts'
import { bindSections } from '../../support/bind-page.ts'
import { watchEvents } from '../../support/events.ts'
import { faqPageOf, headTags, structuredData } from '../../support/head.ts'
import { expectedHead, headingFaults, headTitled, standsInShell } from '../../support/page-checks.ts'
import { keptRules } from '../../support/kept-rules.ts'
import { pressLink } from '../../support/press-link.ts'
import { withServer } from '../../support/served-content.ts'
import { oneOfEach } from '../../support/one-of-each.ts'
import { kindOfAddress } from '../../support/site-addresses.ts'
import { readServed } from '../../support/served-page.ts'
import { site, siteConfig } from '../../support/site-config.ts'
import { arrived, contentCalls, visitSite } from '../../support/visit-site.tsx'

withServer()
const events = watchEvents()

/** Pages whose address has no parameter. Blocks of sections show the headings that binding gives. */
const pages = oneOfEach(
  siteConfig.pages.filter(({ path }) => !/[:*]/.test(path)),
  ({ path }) => kindOfAddress(path),
)

// `npm run check -- --page ADDRESS` runs the test with the page's address.
describe.each(pages)('$path', ({ path, page }) => {
  test('shows its config and content after at most one GET, with a valid head, headings and structure', async () => {
    visitSite(path)
    const main = screen.getByRole('main')
    const loading = page.content && within(main).getByRole('status').firstElementChild?.textContent
    expect(loading ?? '').toBe('')
    await arrived()
    expect(contentCalls).toEqual(page.content ? [`GET /api/${page.content.endpoint}`] : [])

    const isOfSections = page.content?.kind !== 'articles' && page.content?.kind !== 'gallery'
    const sections = page.content && isOfSections ? (await readServed(page)).sections : new Map()
    const { shown } = bindSections(page, sections, { site })
    const headings = shown.flatMap(({ heading }) => (heading && isOfSections ? [heading] : []))
    const drawn = [...main.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)
    expect(drawn).toEqual(expect.arrayContaining(headings))

    const { title, description } = pageMeta({ head: lookupMetadata(page, siteConfig) }, undefined)
    const { noindex } = page
    await headTitled(title)
    expect(headTags()).toEqual(expectedHead({ path, title, description, noindex }))
    const faqs = siteConfig.faqSets.get(page.structuredData.faqSet ?? page.name) ?? []
    const reported = faqs.length > 0 && !noindex ? faqPageOf(faqs) : []
    await waitFor(() => expect(structuredData().questions).toEqual(reported))

    expect(standsInShell()).toBe(true)
    expect(headingFaults()).toEqual([])
    for (const role of ['navigation', 'form'])
      for (const landmark of screen.queryAllByRole(role)) expect(landmark).toHaveAccessibleName()
    const { objections, kept } = await axeReport()
    // The rule `section-twice` warns of copied blocks.
    const isRepeated = new Set(drawn).size < drawn.length
    expect(objections.filter((objection) => !isRepeated || !objection.startsWith('landmark-unique'))).toEqual(
      [],
    )
    expect(kept).toEqual(expect.arrayContaining(keptRules))
    expect(events).toEqual([])

    const closing = page.blocks.find(({ type }) => type === 'cta-banner')
    if (closing?.type !== 'cta-banner' || !closing.button) return
    const [button = main] = within(main).getAllByRole('link', { name: closing.button.label }).slice(-1)
    expect(button).toHaveAttribute('href', closing.button.to)
    expect(takeFormRequest()).toBe(false)
    pressLink(button)
    expect(takeFormRequest()).toBe(closing.button.scrollToForm)
  })
})
