import type { Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openVisitor } from '../../support/browser.ts'
import {
  arrived,
  enquiryForm,
  failure,
  fillIn,
  openForm,
  send,
  service,
  success,
} from '../../support/enquiry-page.ts'
import { mailboxEntries } from '../../support/mailbox-entries.ts'

test('an enquiry arrives once, with its source; the fields are cleared', async () => {
  const { page, troubles } = await openVisitor({ viewport: { width: 1440, height: 900 } })
  await page.goto('/industry/Retail?utm_source=newsletter&utm_campaign=diwali')
  await page.getByRole('link', { name: 'Get Retail Consultation' }).first().click()
  const form = enquiryForm(page)
  await expect
    // The page scrolls smoothly to the form.
    .poll(() => form.evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 200), {
      timeout: 8_000,
    })
    .toBe(true)
  expect(await page.evaluate(() => sessionStorage.getItem('scrollToForm'))).toBeNull()
  const message = 'Two windows of 3 m.\nBoth face west.'
  await fillIn(page, message)
  await send(page).dblclick()
  await page.getByText(success).waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('')
  const reference = await page.getByText('Your reference: ').textContent()
  expect(await page.getByText('What happens next').isVisible()).toBe(true)
  const letters = await mailboxEntries(message.replace('\n', '\r\n'))
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({
    name: 'Kavitha R',
    email: 'kavitha@example.com',
    option: 'Customer',
    page: '/industry/Retail',
    landing: '/industry/Retail',
    utm_source: 'newsletter',
    utm_campaign: 'diwali',
    reference: reference?.replace('Your reference: ', ''),
  })
  expect(troubles).toEqual([])
})

const faults: [string, (route: Route) => Promise<void>][] = [
  ['without a network', (route) => route.abort('internetdisconnected')],
  ['with the service down (500)', (route) => route.fulfill({ status: 500, body: 'Error' })],
]

describe.each(faults)('%s', (name, fault) => {
  test('the text stays, also over a reload, and arrives once when the service is back', async () => {
    const message = `A wall for the lobby, ${name}`
    const { page } = await openForm()
    await page.route(service, fault)
    await fillIn(page, message)
    await send(page).click()
    await page.getByText(failure).waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe(message)
    const chat = await page.getByRole('link', { name: 'send it by chat' }).getAttribute('href')
    expect(decodeURIComponent(chat ?? '')).toContain(message)
    await page.reload()
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe(message)
    expect(await mailboxEntries(message)).toEqual([])
    await page.unroute(service)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByText(success).waitFor()
    await arrived(message)
    await page.reload()
    await page.getByRole('form').waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe('')
    expect(await mailboxEntries(message)).toHaveLength(1)
  })
})

test('on a phone the form comes first, and nothing floats over it while it is in view', async () => {
  const { page } = await openForm()
  const top = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top + scrollY)
  expect(await top('main form')).toBeLessThan(844)
  expect(await top('main form')).toBeLessThan(await top('main :not([hidden]) > a[href^="tel:"]'))
  const floating = page
    .locator('aside')
    .getByRole('link', { name: 'Chat with us on WhatsApp', includeHidden: true })
  // At the top of the page, before any script has run.
  expect(await floating.isVisible()).toBe(false)
  const parts = await page
    .locator('main form :is(input:not([name=leave_empty]), select, textarea, button)')
    .all()
  expect(parts).toHaveLength(7)
  for (const part of parts) {
    await part.scrollIntoViewIfNeeded()
    await part.focus()
    expect(await floating.isVisible()).toBe(false)
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => floating.isVisible()).toBe(true)
  await page.getByLabel('Name').scrollIntoViewIfNeeded()
  await expect.poll(() => floating.isVisible()).toBe(false)
  await page.goto('/about')
  expect(await floating.isVisible()).toBe(true)
})
