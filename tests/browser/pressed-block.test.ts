import { expect, test } from 'vitest'
import { appScript, holdAnswers, launchBrowser, openVisitor } from '../support/browser.ts'

test('what is pressed before the script is done when its block is hydrated: not both in one task', async () => {
  const browser = await launchBrowser()
  const { page, troubles, close } = await openVisitor(browser)
  await page.addInitScript(() => {
    const noteWhetherHydrated = ({ isTrusted, target }: Event) => {
      // The press itself is the visitor's; the script's own follows it.
      if (isTrusted || !(target instanceof Element)) return
      document.documentElement.dataset['pressed'] = target.closest('[data-unhydrated]')
        ? 'unhydrated'
        : 'hydrated'
    }
    window.addEventListener('click', noteWhetherHydrated, true)
  })
  const release = await holdAnswers(page, appScript)
  await page.goto('/gallery')
  const picture = page.locator('#pictures button[aria-label^="Enlarge"]').first()
  await picture.click()
  expect(await picture.getAttribute('aria-busy')).toBe('true')
  release()
  await page.locator('#pictures dialog[open] img').waitFor()
  expect(await page.locator('html').getAttribute('data-pressed')).toBe('hydrated')
  expect(troubles).toEqual([])
  await close()
  await browser.close()
})

test('a link that takes something along goes where it leads without it, where the script does not come', async () => {
  const browser = await launchBrowser()
  const { page, troubles, close } = await openVisitor(browser)
  await page.clock.install()
  const release = await holdAnswers(page, appScript)
  await page.goto('/about')
  const link = page.locator('main a[data-state]').first()
  const { pathname } = new URL(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href))
  await link.click()
  expect(await link.getAttribute('aria-busy')).toBe('true')
  expect(new URL(page.url()).pathname).toBe('/about')
  await page.clock.fastForward(5_000)
  await page.waitForURL((url) => url.pathname === pathname)
  release()
  expect(troubles).toEqual([])
  await close()
  await browser.close()
})
