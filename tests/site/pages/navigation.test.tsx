import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { detailPage } from '../../support/detail-pages.ts'
import { pageAt, siteConfig } from '../../support/site-config.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { headNames, headOf, headTags } from '../../support/head.ts'
import { addressNames, onceEach } from '../../support/page-checks.ts'
import { holdContent, withServer } from '../../support/served-content.ts'
import { arrived, contentCalls, visitSite } from '../../support/visit-site.tsx'

withServer()
const scrolls = vi.mocked(window.scrollTo)
const into = vi.mocked(Element.prototype.scrollIntoView)
beforeEach(() => {
  scrolls.mockClear()
  into.mockClear()
})

const retail = detailPage('/industry/Retail')

/** Waits until a page and its head are complete. */
async function arrival(path: string): Promise<void> {
  await headOf(path)
  await arrived()
}

/** Waits for the page that every unknown address shows. */
async function notFound(): Promise<void> {
  await waitFor(() => expect(headTags()).toContain('robots noindex'))
  await arrived()
}

describe('a page that opens', () => {
  test('a page moves neither itself nor the focus when its content comes', async () => {
    const held = holdContent(retail)
    visitSite(retail.path)
    await headOf(retail.path)
    await waitFor(() => expect(held.requests).toHaveLength(1))
    held.answer()
    await arrival(retail.path)
    expect(scrolls).not.toHaveBeenCalled()
    expect(into).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(document.body)
  })

  test('an anchor is gone to once its page is drawn', async () => {
    const { id } = pageAt(retail.path).blocks[1] ?? {}
    visitSite(`${retail.path}#${id}`)
    await arrival(retail.path)
    await waitFor(() => expect(into).toHaveBeenCalled())
    expect(into.mock.contexts).toEqual([document.getElementById(String(id))])
    expect(contentCalls).toHaveLength(1)
  })

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

describe('a link', () => {
  // Links of the shell and of pages, from document 1 §2.2 and §2.3.
  test.each([
    ['the header', 'header nav a'],
    ['the header’s button', 'header a[href="/contact"]'],
    ['the breadcrumb', 'main nav a'],
    ['the footer', 'footer nav a'],
    ['the tab bar', 'main ~ nav a'],
    ['the call to action', 'main a[href="/contact"]'],
  ])('of %s is the browser’s to follow', async (_, selector) => {
    visitSite(retail.path)
    await arrival(retail.path)
    const element = [...document.querySelectorAll(selector)].at(-1)
    const prevented: boolean[] = []
    const follow = (event: Event) => {
      prevented.push(event.defaultPrevented)
      // jsdom cannot load another page.
      event.preventDefault()
    }
    window.addEventListener('click', follow, { once: true })
    if (element) fireEvent.click(element)
    expect(prevented).toEqual([false])
    expect(location.pathname).toBe(retail.path)
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
    await notFound()
    const names = onceEach.filter((name) => !addressNames.includes(name))
    expect(headNames()).toEqual([...names, 'robots'].toSorted())
    expect(contentCalls).toEqual([])
    const ways = within(screen.getByRole('main')).getAllByRole('link')
    for (const link of ways) expect(built).toContain(link.getAttribute('href'))
  })

  test('an address that cannot be decoded shows it too', async () => {
    visitSite('/%E0%A4%A')
    await notFound()
    expect(takeConsole().every((line) => line.includes('could not be decoded'))).toBe(true)
  })
})
