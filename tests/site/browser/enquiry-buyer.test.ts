import { expect, test } from 'vitest'
import { openForm } from '../../support/enquiry-page.ts'

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
