import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { axeReport } from '../../support/axe.ts'
import { watchEvents } from '../../support/events.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { detailAddresses } from '../../support/detail-addresses.ts'
import { headOf, headTags } from '../../support/head.ts'
import { metadataEntry } from '../../support/metadata-entry.ts'
import { shownOutline } from '../../support/outline.ts'
import { expectedHead } from '../../support/page-checks.ts'
import { watchReload } from '../../support/reload.ts'
import { answerWith, withServer } from '../../support/served-content.ts'
import { pageAt, siteConfig } from '../../support/site-config.ts'
import { arrived, contentCalls, server, visitSite } from '../../support/visit-site.tsx'

withServer()
const events = watchEvents()

const productPages = new Set<string | null>(detailAddresses.filter((path) => path.startsWith('/products/')))

const main = () => within(screen.getByRole('main'))

/** Returns the failure line of a page, which shows only this line and Retry. */
async function failure(): Promise<string> {
  const alert = await main().findByRole('alert')
  expect(screen.getByRole('main').textContent).toBe(`${alert.textContent}Retry`)
  expect(main().getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  return alert.textContent
}

/** Expects one failure for this reason, in the event sink and on the console. */
function expectLogged(endpoint: string, reason: string | RegExp): void {
  const error = expect.objectContaining({ message: expect.stringMatching(reason) })
  expect(events).toEqual([{ kind: 'content-failed', endpoint, error }])
  expect(takeConsole()).toEqual([expect.stringContaining('[site] content-failed')])
}

const industryLine = 'Failed to load industry data. Please try again later.'
const statusCode = 'HTTP error! status: {code}'
const badStatus = 'Failed to fetch data'
const framed = 'Error: {message}'

/** The error catalogue: the reason for an error status, and the line around any reason (document 1 §8). */
const catalogue = [
  { path: '/', endpoint: 'home', reason: badStatus, line: framed },
  { path: '/about', endpoint: 'about', reason: badStatus, line: framed },
  { path: '/blog', endpoint: 'blog', reason: 'Network response was not ok', line: framed },
  {
    path: '/blog/one',
    endpoint: 'blog/one',
    source: 'blog/:id',
    reason: 'Blog not found',
    line: '{message}',
  },
  { path: '/industry', endpoint: 'industry', reason: statusCode, line: industryLine },
  { path: '/industry/NoSuchIndustry', endpoint: 'industry', reason: statusCode, line: industryLine },
].map((row) => ({ source: row.endpoint, ...row }))

test.each(catalogue)(
  '$path, status 500: shows its row of the catalogue, and Retry reloads',
  async ({ path, endpoint, source, reason, line }) => {
    answerWith({ endpoint }, '[]', { status: 500 })
    visitSite(path)
    expect(await failure()).toBe(line.replace('{message}', reason))
    expectLogged(source, reason.replace('{code}', '500'))
    expect(contentCalls).toEqual([`GET /api/${endpoint}`])
    const reload = watchReload()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(reload).toHaveBeenCalledTimes(1)
    expect(contentCalls).toHaveLength(1)
  },
)

test('no network: shows the raw message in the line of the page', async () => {
  server.use(http.get('*/api/home', () => HttpResponse.error()))
  visitSite('/')
  expect(await failure()).toBe('Error: Failed to fetch')
  expectLogged('home', /^Failed to fetch$/)
})

test('an answer that is not JSON is a failure too', async () => {
  answerWith({ endpoint: 'industry' }, 'not json')
  visitSite('/industry')
  expect(await failure()).toBe(industryLine)
  expectLogged('industry', /JSON/)
})

test('axe-core finds nothing in the failure', async () => {
  answerWith({ endpoint: 'home' }, '[]', { status: 500 })
  visitSite('/')
  await failure()
  await headOf('/')
  takeConsole()
  expect((await axeReport()).objections).toEqual([])
})

test('a missing article shows ’Blog not found’, with the head of the blog', async () => {
  visitSite('/blog/unknown')
  expect(await failure()).toBe('Blog not found')
  expectLogged('blog/:id', 'Blog not found')
  expect(contentCalls).toEqual(['GET /api/blog/unknown'])
  await headOf('/blog/unknown')
  const home = metadataEntry('home')
  const title = `Blog Detail | ${home.title}`
  const description = `Blog Detail. ${home.description}`
  expect(headTags()).toEqual(expectedHead({ path: '/blog/unknown', title, description }))
})

describe('products', () => {
  const fallback = [...siteConfig.fallbacks].find(([name]) => name === 'products')?.[1]

  test.each([
    ['status 500', () => new HttpResponse('[]', { status: 500 }), 'Failed to fetch products: 500'],
    ['no list', () => HttpResponse.json({ message: 'Down' }), /not a list/],
  ])('%s: shows the fallback and records the error', async (_, answer, reason) => {
    answerWith({ endpoint: 'products' }, JSON.stringify(fallback))
    const { go } = visitSite('/products')
    const expected = (await arrived()).textContent
    server.use(http.get('*/api/products', answer))
    contentCalls.length = 0
    go('/products')
    expect((await arrived()).textContent).toBe(expected)
    expect(main().queryByRole('alert')).toBeNull()
    expect(main().queryByRole('button', { name: 'Retry' })).toBeNull()
    const targets = main()
      .getAllByRole('link', { name: /^Learn More/ })
      .map((link) => link.getAttribute('href'))
    // A new product is not in the fallback.
    expect(targets.filter((to) => !productPages.has(to))).toEqual([])
    expectLogged('products', reason)
    expect(contentCalls).toEqual(['GET /api/products'])
    await headOf('/products')
    expect(headTags()).toContain(`title ${metadataEntry('products').title}`)
  })
})

describe('gallery', () => {
  test.each([
    ['status 500', () => new HttpResponse('[]', { status: 500 }), /./],
    ['a bare list', () => HttpResponse.json([{ title: 'Stages', image: ['a.webp'] }]), /not a list/],
  ])('%s: is only logged, and shows no entry', async (_, answer, reason) => {
    server.use(http.get('*/api/gallery', answer))
    visitSite('/gallery')
    const shown = await arrived()
    expect(shownOutline(shown)).toEqual([
      'h1 Gallery',
      'h2 A Curated Visual Journey of Your Next Luxury Escape',
    ])
    expect(main().getByText(/\b0\b.*\b0\b/)).toBeVisible()
    const list = pageAt('/gallery').blocks.find((block) => block.type === 'gallery')
    const offered = main().getAllByRole('button')
    expect(offered.map((button) => button.ariaLabel ?? button.textContent)).toEqual([list?.allLabel])
    expect(main().queryByRole('alert')).toBeNull()
    expectLogged('gallery', reason)
  })
})
