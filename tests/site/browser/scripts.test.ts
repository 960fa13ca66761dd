import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openVisitor, otherScripts, requestsOf, startScript } from '../../support/browser.ts'
import { outDir } from '../../support/run-folders.ts'

/** A page without an island loads only the first script. A page with an island loads React on first use. */
const scriptsIn = (requested: string[]) => requested.filter((address) => address.endsWith('.js'))

/** Puts the words of a missing address into the search field, on the page of missing addresses alone. */
const missingWords = expect.stringMatching(/\/assets\/missing-words-\w+\.js$/)

test('every page names one script, of low priority; only pages with an island name more, in a template that does nothing', () => {
  const files = readdirSync(outDir, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html') && file !== 'app-shell.html')
  expect(files.length).toBeGreaterThan(35)
  const withIslands: string[] = []
  for (const file of files) {
    const html = readFileSync(join(outDir, file), 'utf8')
    const template = /<template id="island-scripts">.*?<\/template>/s.exec(html)?.[0] ?? ''
    const names = [...html.replace(template, '').matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(
      ([, name = '']) => name,
    )
    const isMissing = /(?:^|\/)404\.html$/.test(file)
    expect(names, file).toEqual([expect.stringMatching(startScript), ...(isMissing ? [missingWords] : [])])
    // Nothing that a visitor sees waits for it.
    expect(html, file).toContain('<script type="module" fetchpriority="low"')
    expect(template !== '', file).toBe(html.includes(' data-island="'))
    if (template) withIslands.push(file)
  }
  const inEnglish = withIslands.filter((file) => !/^(?:ta|hi)\//.test(file))
  expect(inEnglish.toSorted()).toEqual(['contact.html', 'screen-planner.html', 'search.html'])
})

/** Presses every control of a page that does not leave it. */
async function pressAll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const all = [
      ...document.querySelectorAll<HTMLElement>('button, summary, main a[aria-label^="Enlarge"], select'),
    ]
    window.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    })
    window.addEventListener('submit', (event) => event.preventDefault())
    let count = 0
    for (const control of all.filter(isShown)) {
      for (const type of ['pointerover', 'pointerdown', 'focusin', 'keydown', 'change'])
        control.dispatchEvent(new Event(type, { bubbles: true }))
      control.click()
      document.querySelector('dialog')?.close()
      count += 1
      await new Promise(requestAnimationFrame)
    }
    return count
  })
}

test.each([
  ['/about'],
  ['/industry/CorporateOffice'],
  ['/products/rental-event-display'],
  ['/products/truck-mounted-displays'],
  ['/blog'],
  ['/nowhere', missingWords],
])('%s loads no other script, whatever is pressed, pointed at and scrolled', async (path, ...more) => {
  const { page } = await openVisitor({ viewport: { width: 1440, height: 900 } })
  const requested = requestsOf(page)
  await page.goto(path)
  expect(await pressAll(page)).toBeGreaterThan(1)
  await page.mouse.move(700, 500, { steps: 4 })
  await page.mouse.wheel(0, 4000)
  await page.keyboard.press('Tab')
  await page.waitForLoadState('networkidle')
  expect(scriptsIn(requested).toSorted()).toEqual([expect.stringMatching(startScript), ...more])
})

describe.each(['/contact', '/screen-planner'])('%s', (path) => {
  test('loads one script until the visitor uses the page, and then those of its island in parallel', async () => {
    const { page, troubles } = await openVisitor({ viewport: { width: 1440, height: 900 } })
    const requested = requestsOf(page)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1_500)
    expect(scriptsIn(requested)).toEqual([expect.stringMatching(startScript)])
    const named = await page
      .locator('template#island-scripts')
      .evaluate((template: HTMLTemplateElement) =>
        Array.from(template.content.querySelectorAll('link'), (link) => link.getAttribute('href') ?? ''),
      )
    // The page is used, but not the island: its scripts are fetched but do not run.
    await page.mouse.move(2, 2)
    await page.mouse.move(4, 4)
    const others = () => requested.filter((address) => otherScripts.test(address)).toSorted()
    await expect.poll(others).toEqual(named.toSorted())
    await page.waitForLoadState('networkidle')
    expect(await page.locator('[data-island][data-in-use]').count()).toBe(0)
    // A key in the island hydrates it without another file.
    await page.locator('[data-island]').dispatchEvent('keydown')
    const isHydrated = () =>
      page
        .locator('[data-island]')
        .evaluate((island) => Object.keys(island).some((key) => key.startsWith('__reactContainer')))
    await expect.poll(isHydrated).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(others()).toEqual(named.toSorted())
    expect(troubles).toEqual([])
  })
})
