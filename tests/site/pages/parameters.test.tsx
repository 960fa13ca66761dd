import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { axeReport } from '../../support/axe.ts'
import { watchEvents } from '../../support/events.ts'
import { headTags } from '../../support/head.ts'
import { keptRules } from '../../support/kept-rules.ts'
import { metadataEntry } from '../../support/metadata-entry.ts'
import { expectedHead, headingFaults, headTitled, standsInShell } from '../../support/page-checks.ts'
import { shownOutline } from '../../support/outline.ts'
import { answerWith, servedArticles, withServer } from '../../support/served-content.ts'
import { pageAt } from '../../support/site-config.ts'
import { arrived, visitSite } from '../../support/visit-site.tsx'

withServer()
const events = watchEvents()
const [newest] = await servedArticles()
const notFound = pageAt('/*')

/** Pages of addresses with a parameter, which `every-page.test.tsx` does not open. */
const pages = [
  {
    path: `/blog/${newest?.id}`,
    name: newest?.title ?? '',
    description: newest?.desc ?? '',
    h1: 'Blog Detail',
  },
  { path: '/clients/district-hospital', name: 'Client Details', noindex: true, h1: 'Client Details' },
  { path: '/no/such/page', name: notFound.title ?? '', noindex: true },
  { path: '/industry/unknown', name: notFound.title ?? '', noindex: true },
]

test.each(pages)('$path has its head and a valid structure', async ({ path, name, h1, ...rest }) => {
  visitSite(path)
  expect(shownOutline(await arrived())[0]).toMatch(h1 ? `h1 ${h1}` : /^h1 ./)
  const home = metadataEntry('home')
  const title = `${name} | ${home.title}`
  await headTitled(title)
  const description = `${name}. ${home.description}`
  expect(headTags()).toEqual(expectedHead({ path, title, description, ...rest }))
  expect(standsInShell()).toBe(true)
  expect(headingFaults()).toEqual([])
  const { objections, kept } = await axeReport()
  expect(objections).toEqual([])
  expect(kept).toEqual(expect.arrayContaining(keptRules))
  expect(events).toEqual([])
})

test('a card without a page of its own opens by the key rule', async () => {
  const images = ['Retail', 'Test Halls'].map((title) => ({ title }))
  const section = { section: 'industry_section3', title: 'Cards', images }
  answerWith({ endpoint: 'industry' }, JSON.stringify([section]))
  visitSite('/industry/TestHalls')
  expect(shownOutline(await arrived())[0]).toBe('h1 Test Halls')
  const card = screen.getByRole('region', { name: 'Test Halls' })
  expect(within(card).getAllByRole('link')).toHaveLength(1)
  expect(headTags()).not.toContain('robots noindex')
})
