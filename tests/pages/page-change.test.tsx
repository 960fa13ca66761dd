import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { allThere, canBlend } from '../support/can-blend.ts'
import { detailPage } from '../support/detail-pages.ts'
import { faqPageOf, structuredData } from '../support/head.ts'
import { setReducedMotion } from '../support/jsdom-setup.ts'
import { siteConfig } from '../support/site-config.ts'
import { withServer } from '../support/served-content.ts'
import { arrived, visitSite } from '../support/visit-site.tsx'

withServer()
afterEach(() => setReducedMotion(false))

function element(selector: string): Element {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}`)
  return found
}

const slideShown = () =>
  [...document.querySelectorAll('#showcase [aria-roledescription=slide]')].findIndex(
    (slide) => slide.getAttribute('aria-hidden') === 'false',
  )
const questionsOpen = () => document.querySelectorAll('#faq details[open]').length

const told = () => document.querySelector('[aria-live=polite]')?.textContent

test('the first page is neither announced nor given the focus', async () => {
  visitSite('/industry/Retail')
  await arrived()
  expect(told()).toBe('')
  expect(document.activeElement).toBe(document.body)
})

test('each later page is announced by its title once it is there, and the focus is where it begins', async () => {
  const { go } = visitSite('/industry/Retail')
  await arrived()
  for (const [address, title] of [
    ['/products', /Products/],
    ['/blog/choose-pixel-pitch-by-viewing-distance', /^How to choose/i],
    ['/industry/Retail', /Retail/],
  ] as const) {
    await go(address)
    expect(document.activeElement).toBe(screen.getByRole('main'))
    await waitFor(() => expect(told()).toMatch(title))
    await waitFor(() => expect(document.title).toBe(told()))
  }
})

test('who has gone on by the time the page is there is not called back', async () => {
  const { go } = visitSite('/industry/Retail')
  await arrived()
  await go('/products')
  const elsewhere = screen.getByRole('link', { name: 'Skip to content' })
  act(() => elsewhere.focus())
  await waitFor(() => expect(told()).toMatch(/Products/))
  expect(document.activeElement).toBe(elsewhere)
})

test('the page before stays, where it is, until the browser has taken its picture', async () => {
  const changes = canBlend()
  const { go } = visitSite('/industry/Retail')
  await arrived()
  const before = document.querySelector('h1')?.textContent
  vi.mocked(window.scrollTo).mockClear()
  await go('/products')
  expect(changes).toHaveLength(1)
  expect(document.querySelector('h1')?.textContent).toBe(before)
  expect(window.scrollTo).not.toHaveBeenCalled()
  act(() => changes[0]?.())
  await waitFor(() => expect(told()).toMatch(/Products/))
  expect(document.querySelector('h1')?.textContent).not.toBe(before)
  expect(window.scrollTo).toHaveBeenCalledOnce()
  expect(changes).toHaveLength(1)
})

test('a page’s state is its own: what was open or turned on the page before is not so on the next', async () => {
  const changes = canBlend()
  const user = userEvent.setup()
  const [outdoor, rental] = [
    detailPage('/products/outdoor-led-video-walls'),
    detailPage('/products/rental-event-display'),
  ]
  const { go } = visitSite(outdoor.path)
  await arrived()
  await user.click(element('#showcase [aria-label=Next]'))
  await user.click(element('#faq summary'))
  expect([slideShown(), questionsOpen()]).toEqual([1, 1])

  await go(rental.path)
  // It is all there before the browser has taken its picture: then nothing stands between the two pages.
  await waitFor(() =>
    expect(structuredData().questions).toEqual(faqPageOf(siteConfig.faqSets.get(rental.faqSet ?? '') ?? [])),
  )
  act(() => changes[0]?.())
  expect(element('h1')).toHaveTextContent('Rental & Event Series')
  expect([slideShown(), questionsOpen()]).toEqual([0, 0])
})

test('the gallery’s film is its own: Home’s does not go on under the gallery’s sources', async () => {
  const changes = canBlend()
  const { go } = visitSite('/')
  await arrived()
  const film = () => ({
    screen: element('#hero video'),
    sources: [...document.querySelectorAll('#hero source')].map((source) => source.getAttribute('src')),
  })
  const home = film()
  await go('/gallery')
  await allThere('Gallery')
  act(() => changes[0]?.())
  expect(film().sources).toHaveLength(2)
  expect(film().sources).not.toEqual(home.sources)
  expect(film().screen).not.toBe(home.screen)
})

test('two changes in a row end at the last', async () => {
  const changes = canBlend()
  const { go } = visitSite('/industry/Retail')
  await arrived()
  await go('/products')
  await go('/gallery')
  act(() => {
    for (const change of changes) change()
  })
  await waitFor(() => expect(told()).toMatch(/Gallery/))
})

test('who asked for less motion sees no blend', async () => {
  setReducedMotion(true)
  const changes = canBlend()
  const { go } = visitSite('/industry/Retail')
  await arrived()
  await go('/products')
  await waitFor(() => expect(told()).toMatch(/Products/))
  expect(changes).toEqual([])
})
