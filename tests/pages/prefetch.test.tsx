import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { withServer } from '../support/served-content.ts'
import { arrived, contentCalls, server, visitSite } from '../support/visit-site.tsx'

withServer()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const retail = 'GET /api/retails'
const products = 'GET /api/products'
const link = (href: string) => {
  const found = document.querySelector(`footer a[href="${href}"]`)
  if (!found) throw new Error(`no link to ${href}`)
  return found
}
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

async function open() {
  const view = visitSite('/industry/Retail')
  await arrived()
  await waitFor(() => expect(contentCalls).toEqual([retail]))
  return view
}

test.each([
  ['under the pointer', () => fireEvent.mouseMove(link('/products'))],
  ['with focus', () => fireEvent.focusIn(link('/products'))],
  ['touched', () => fireEvent.touchStart(link('/products'))],
])('the page of a link %s is fetched once, and opening it uses that answer', async (_, mean) => {
  const { go } = await open()
  mean()
  await waitFor(() => expect(contentCalls).toEqual([retail, products]))
  mean()
  await pause(150)
  await go('/products')
  await waitFor(() => expect(document.title).toMatch(/Products|LED/))
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())
  expect(contentCalls).toEqual([retail, products])
  await go('/industry/Retail')
  await go('/products')
  await arrived()
  // The answer was for one opening.
  await waitFor(() => expect(contentCalls.filter((call) => call === products)).toHaveLength(2))
})

test('a pointer that only crosses a link fetches nothing', async () => {
  await open()
  fireEvent.mouseMove(link('/products'))
  fireEvent.mouseMove(document.body)
  await pause(150)
  expect(contentCalls).toEqual([retail])
})

test('a link that comes to lie under a pointer at rest is not meant', async () => {
  await open()
  fireEvent.mouseOver(link('/products'))
  await pause(150)
  expect(contentCalls).toEqual([retail])
})

test.each([
  ['the page itself', '/industry/Retail', {}],
  ['another site', 'https://elsewhere.example/products', {}],
  ['another tab', '/products', { target: '_blank' }],
])('a link to %s is left alone', async (_, href, more) => {
  await open()
  const own = document.createElement('a')
  Object.assign(own, { href }, more)
  document.body.append(own)
  fireEvent.touchStart(own)
  await pause(50)
  own.remove()
  expect(contentCalls).toEqual([retail])
})

test('who saves data is spared it', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  await open()
  fireEvent.touchStart(link('/products'))
  await pause(50)
  expect(contentCalls).toEqual([retail])
})

test.each([
  ['of more than a minute ago', 61_000],
  ['of an hour ahead, for the clock was set back,', -3_600_000],
])('an answer %s is asked for anew', async (_, passed) => {
  const { go } = await open()
  fireEvent.touchStart(link('/products'))
  await waitFor(() => expect(contentCalls).toHaveLength(2))
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + passed)
  await go('/products')
  await waitFor(() => expect(contentCalls).toEqual([retail, products, products]))
})

test('what failed ahead is tried again by who goes there, and nobody hears of the first try', async () => {
  let answers = 0
  server.use(
    http.get('*/api/products', () => {
      answers += 1
      return answers === 1 ? new Response('down', { status: 500 }) : undefined
    }),
  )
  const { go } = await open()
  fireEvent.touchStart(link('/products'))
  await waitFor(() => expect(contentCalls).toHaveLength(2))
  await go('/products')
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(contentCalls).toEqual([retail, products, products])
})
