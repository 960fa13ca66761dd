import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openVisitor } from '../../support/browser.ts'
import { own, violations, watchPolicy } from '../../support/watched.ts'

const watched = watchPolicy()

/** Queries as visitors type them, each with a page that must be among the first three. */
const queries: Record<string, [query: string, page: string][]> = {
  '': [
    ['IP65', '/products/outdoor-led-video-walls'],
    ['IP 65', '/products/outdoor-led-video-walls'],
    ['waterproof', '/products/outdoor-led-video-walls'],
    ['rental', '/products/rental-event-display'],
    ['rent', '/industry/RentalLED'],
    ['P2.5', '/products/indoor-led-video-walls'],
    ['p2.5', '/products/indoor-led-video-walls'],
    ['P 2.5', '/products/indoor-led-video-walls'],
    ['2,5 mm', '/products/indoor-led-video-walls'],
    ['outdoor', '/products/outdoor-led-video-walls'],
    ['standee', '/products/led-standee-display'],
    ['retail', '/industry/Retail'],
    ['railway station', '/industry/TransportPublicVenues'],
    ['warranty', '/blog/how-to-read-led-quotation'],
    ['pixel pitch', '/blog/choose-pixel-pitch-by-viewing-distance'],
    ['corporate office', '/industry/CorporateOffice'],
    ['truck', '/products/truck-mounted-displays'],
    ['hotel', '/industry/HospitalityAndHotels'],
    ['planner', '/screen-planner'],
    ['contact', '/contact'],
  ],
  '/ta': [
    ['மழை', '/ta/products/outdoor-led-video-walls'],
    ['வாடகை', '/ta/industry'],
    ['P2.5', '/ta/products'],
    ['வெளிப்புற', '/ta/products/outdoor-led-video-walls'],
    ['கடை', '/ta/industry'],
    ['திரை', '/ta/products/led-standee-display'],
    ['விலை', '/ta/products'],
    ['தொடர்பு', '/ta/contact'],
    ['பிக்சல்', '/ta/screen-planner'],
    ['அலுவலகம்', '/ta/industry/CorporateOffice'],
  ],
  '/hi': [
    ['बारिश', '/hi/products/outdoor-led-video-walls'],
    ['किराया', '/hi/products/outdoor-led-video-walls'],
    ['P2.5', '/hi/products/led-standee-display'],
    ['आउटडोर', '/hi/products/outdoor-led-video-walls'],
    ['दुकान', '/hi/about'],
    ['स्क्रीन', '/hi/screen-planner'],
    ['कीमत', '/hi/products/led-standee-display'],
    ['संपर्क', '/hi/contact'],
    ['पिक्सेल', '/hi/screen-planner'],
    ['चेन्नई', '/hi/about'],
  ],
}

/** Types a query and returns the addresses of the results in the language of the page. */
async function search(page: Page, query: string): Promise<string[]> {
  await page.locator('#search-field').fill(query)
  await page.waitForFunction(
    (text) => document.querySelector('main [role=status]')?.textContent.includes(`“${text}”`),
    query,
  )
  const links = page.locator('main ol').first().locator('a')
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

test('40 queries in three languages find the page among the first three in 36 of 40', async () => {
  const { page, troubles } = await watched({})
  const missed: string[] = []
  for (const [root, table] of Object.entries(queries)) {
    await page.goto(`${root}/search`)
    for (const [query, address] of table) {
      const found = await search(page, query)
      if (!found.slice(0, 3).includes(address)) missed.push(`${root} ${query}: ${found.slice(0, 5).join()}`)
    }
    expect(await violations(page)).toEqual([])
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(4)
  expect(own(troubles)).toEqual([])
}, 240_000)

test('the search is in the address, in the filter, and at hand for keys', async () => {
  const { page } = await openVisitor()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/')
  expect(
    await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content'),
  ).not.toContain('wasm')
  await page.goto('/search')
  await page.keyboard.press('Tab')
  expect(requests.filter((path) => path.startsWith('/pagefind/'))).toEqual([])
  await page.locator('#search-field').focus()
  const found = await search(page, 'rental')
  expect(page.url()).toContain('/search?q=rental')
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(found[0])
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${found[0]}`)
  await page.goBack()
  await page.locator('main ol a').first().waitFor()
  expect(await page.locator('#search-field').inputValue()).toBe('rental')
  await page.getByRole('button', { name: 'Articles' }).click()
  await expect
    .poll(() =>
      page
        .locator('main ol a')
        .evaluateAll((all) => all.every((link) => link.getAttribute('href')?.startsWith('/blog/'))),
    )
    .toBe(true)
  await page.locator('body').press('/')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('search-field')
  await page.keyboard.press('Escape')
  expect(await page.locator('#search-field').inputValue()).toBe('')
  await search(page, 'qqqqzz')
  expect(await page.locator('main ul a').count()).toBeGreaterThan(0)
})

test('the not-found page leads to the search, which says that it needs scripts', async () => {
  const { page } = await openVisitor({ viewport: { width: 390, height: 844 } })
  await page.goto('/led-walls/outdoor')
  await page.locator('main input[type=search]').fill('outdoor')
  await page.locator('main input[type=search]').press('Enter')
  await page.waitForURL('**/search?q=outdoor')
  const plain = await openVisitor({ javaScriptEnabled: false })
  await plain.page.goto('/search')
  expect(await plain.page.locator('noscript p').last().isVisible()).toBe(true)
})
