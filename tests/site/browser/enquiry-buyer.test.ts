import { expect, test } from 'vitest'
import { openVisitor } from '../../support/browser.ts'
import { arrived, failure, fillIn, openForm, send, service, success } from '../../support/enquiry-page.ts'

test('without storage and service, the form reports that only this page has the text, and warns before leaving', async () => {
  const { page } = await openVisitor()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure', 'SecurityError')
      },
    })
  })
  await page.route(service, (route) => route.abort())
  await page.goto('/contact')
  await fillIn(page, 'Kept nowhere')
  await send(page).click()
  await page.getByText(failure).waitFor()
  await page.getByText('your message is on this page alone').waitFor()
  expect(await page.getByText('kept on this device').count()).toBe(0)
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await page.unroute(service)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByText(success).waitFor()
  await arrived('Kept nowhere')
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
})

test('the message begins with the visitor’s product, after a link and after a full page load', async () => {
  const line = 'About: Rental & Event Series\n\n'
  const { page, troubles } = await openVisitor()
  await page.goto('/products/rental-event-display')
  await page.getByRole('link', { name: 'Book Your Event Date' }).first().click()
  await page.getByRole('form').waitFor()
  const message = page.getByLabel('Message')
  await expect.poll(() => message.inputValue(), { timeout: 10_000 }).toBe(line)
  await page.reload()
  await expect.poll(() => message.inputValue(), { timeout: 10_000 }).toBe(line)
  await message.fill('')
  await page.getByLabel('Name').fill('Kavitha R')
  expect(await message.inputValue()).toBe('')
  await message.fill('My own words')
  await page.goto('/industry/Retail')
  await page.goto('/contact')
  await expect.poll(() => message.inputValue(), { timeout: 10_000 }).toBe('My own words')
  expect(troubles).toEqual([])
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
