import { expect, test } from 'vitest'
import { answerNewer, openVisitor, otherScripts, requestsOf } from '../../support/browser.ts'
import { arrived, fillIn, send, success } from '../../support/enquiry-page.ts'

/** Records a page's requests. Files with this name are missing until the page has loaded `back` times. */
async function visitWithout(gone: RegExp, back = Infinity) {
  const { page, troubles } = await openVisitor()
  const requested = requestsOf(page)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  await page.route(gone, (route) => (loads < back ? route.fulfill({ status: 404 }) : route.continue()))
  const countOf = (what: RegExp) => requested.filter((address) => what.test(address)).length
  return { page, troubles, countOf }
}

/** Opens a page whose files of this name are missing, and waits for its reload. */
async function openWithout(gone: RegExp, back?: number) {
  const visitor = await visitWithout(gone, back)
  await visitor.page.goto('/industry/Retail')
  await expect.poll(() => visitor.countOf(/^\/industry\/Retail$/)).toBe(2)
  await expect.poll(() => visitor.countOf(gone)).toBe(2)
  return visitor
}

const settings = /\/assets\/site-[\w-]*\.json$/

test('missing settings matter only to newer content: the page reloads once and stays as published', async () => {
  const { page, countOf } = await visitWithout(settings)
  await page.goto('/industry/Retail')
  await page.waitForLoadState('networkidle')
  expect(countOf(settings)).toBe(0)
  await answerNewer(page, '**/api/retails')
  await page.reload()
  await expect.poll(() => countOf(settings)).toBe(2)
  await page.waitForTimeout(500)
  expect(countOf(/^\/industry\/Retail$/)).toBe(3)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})

test('style sheets that an extension adds neither reload the page nor stop its script', async () => {
  const { page, troubles, countOf } = await visitWithout(/missing\.css$/)
  await page.route(/words\.css$/, (route) => route.fulfill({ contentType: 'text/css', body: 'b{color:red}' }))
  await page.route('**/contact', async (route) => {
    const html = await (await route.fetch()).text()
    const sheets = ['missing', 'words'].map(
      (name) => `<link rel=stylesheet href=https://other.example/${name}.css>`,
    )
    // No policy holds for extensions.
    const body = html.replace(/<meta http-equiv[^>]*>/, '').replace('</head>', `${sheets.join('')}</head>`)
    await route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto('/contact')
  await page.getByLabel('Message').fill('Hello')
  await page.locator('[data-island][data-in-use]').first().waitFor()
  expect(countOf(/^\/contact$/)).toBe(1)
  expect(troubles).toEqual([expect.stringContaining('status of 404')])
})

test('a missing script of the form reloads no page that a visitor types in: the browser posts the form', async () => {
  const { page, troubles, countOf } = await visitWithout(otherScripts)
  await page.goto('/contact')
  const message = 'Typed while the site was published again'
  await fillIn(page, '')
  await page.getByLabel('Message').pressSequentially(message, { delay: 20 })
  expect(await page.getByLabel('Message').inputValue()).toBe(message)
  expect(countOf(/^\/contact$/)).toBe(1)
  expect(troubles.filter((trouble) => trouble.includes('chunk-missing'))).not.toHaveLength(0)
  await send(page).click()
  await page.getByText(success).waitFor()
  await arrived(message)
})

test('a script that stays missing causes only one reload', async () => {
  const { page, countOf } = await visitWithout(otherScripts)
  let loaded = 0
  page.on('load', () => (loaded += 1))
  await page.goto('/screen-planner')
  const near = page.locator('#planner [name=near]')
  await near.fill('7')
  // A reload that restores the values while a field is being filled would double its text.
  await expect.poll(() => loaded).toBe(2)
  await near.fill('8')
  await page.waitForTimeout(1_500)
  expect(countOf(/^\/screen-planner$/)).toBe(2)
  expect(await near.inputValue()).toBe('8')
})

test('a missing style sheet reloads the page, which finds the new one', async () => {
  const { page } = await openWithout(/\/assets\/page-[\w-]*\.css$/, 2)
  await page.waitForLoadState()
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px')
})

test('a style sheet that stays missing causes one reload, and the page is readable', async () => {
  const { page, countOf } = await openWithout(/\/assets\/page-[\w-]*\.css$/)
  await page.waitForLoadState()
  await page.waitForTimeout(500)
  expect(countOf(/^\/industry\/Retail$/)).toBe(2)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})
