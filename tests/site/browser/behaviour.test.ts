import { expect, test } from 'vitest'
import { drawn, openVisitor, scrollTo } from '../../support/browser.ts'

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

async function openPage(path: string, options: Parameters<typeof openVisitor>[0] = desktop) {
  const visitor = await openVisitor(options)
  await visitor.page.goto(path)
  await visitor.page.getByRole('heading', { level: 1 }).waitFor()
  return visitor
}

test('one content call per page opened, without query, body or headers of our own', async () => {
  const { page } = await openVisitor(desktop)
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/'))
      calls.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`)
  })
  // The page sends its content call after it has loaded.
  const settled = () => page.waitForLoadState('networkidle')
  await page.goto('/products/led-standee-display')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled()
  await page.getByRole('link', { name: 'Products' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'LED Standee Display' }).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => calls.length).toBe(2)
  await settled()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'LED Standee Display' }).waitFor()
  await expect.poll(() => calls.length).toBe(3)
  await settled()
  const standee = 'GET /api/led-standee-displays '
  expect(calls).toEqual([standee, 'GET /api/products ', standee])
})

test.each([true, false])(
  'the header is transparent at 50 px and black past it; the way up appears past 300 px and leads up; with a script: %s',
  async (javaScriptEnabled) => {
    const { page } = await openPage('/about', {
      ...desktop,
      javaScriptEnabled,
    })
    const background = () =>
      page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::before').backgroundColor)
    const up = page.getByRole('link', { name: 'Scroll to top', includeHidden: true })
    await scrollTo(page, 50)
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)')
    await scrollTo(page, 51)
    await expect.poll(background).toBe('rgb(0, 0, 0)')
    await scrollTo(page, 300)
    await expect.poll(() => up.isVisible()).toBe(false)
    await scrollTo(page, 301)
    await up.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    expect(new URL(page.url()).hash).toBe(javaScriptEnabled ? '' : '#content')
  },
)

test('the words of the header are dark above a bright page, and light once the header is black', async () => {
  const { page } = await openPage('/products/outdoor-led-video-walls', desktop)
  const colors = () =>
    page.getByRole('banner').evaluate((header) => {
      const link = header.querySelector('nav a:not(.active)')
      return [
        getComputedStyle(header, '::before').backgroundColor,
        getComputedStyle(header).backgroundImage,
        link && getComputedStyle(link).color,
      ]
    })
  await expect.poll(colors).toEqual(['rgba(0, 0, 0, 0)', 'none', 'rgb(11, 15, 20)'])
  await scrollTo(page, 51)
  await expect
    .poll(async () => (await colors()).filter((_, index) => index !== 1))
    .toEqual(['rgb(0, 0, 0)', expect.stringMatching(/^rgb\(2\d\d, 2\d\d, 2\d\d\)$/)])
})

test('the footer is short on a phone', async () => {
  const { page } = await openPage('/industry/Retail', phone)
  await drawn(page)
  const footer = page.getByRole('contentinfo')
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(640)
  expect(await footer.getByRole('link').count()).toBe(11)
})

test('controls on a phone are at least 44 px high and wide', async () => {
  const { page } = await openPage('/industry/CorporateOffice', phone)
  await drawn(page)
  const small = await page.locator('a:visible, button:visible, summary:visible').evaluateAll((all) =>
    all.flatMap((element) => {
      // The target of a card's link is the whole card.
      const isCard = getComputedStyle(element, '::after').position === 'absolute'
      const target = (isCard && element.closest('article, li')) || element
      const { width, height } = target.getBoundingClientRect()
      // A link inside a sentence is as high as its line.
      if (element.closest('p')) return []
      return Math.min(width, height) < 44 ? [`${element.outerHTML.slice(0, 80)} ${width}x${height}`] : []
    }),
  )
  expect(small).toEqual([])
})

test('the sizes of the spec: hero 70vh, options 300 px, showcase 550 px, call to action 500 px, questions 1000 px', async () => {
  const { page } = await openPage('/products/custom-led-display')
  const size = async (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { width, height } = element.getBoundingClientRect()
        return { width: Math.round(width), height: Math.round(height) }
      })
  expect((await size('#hero > section')).height).toBe(630)
  expect((await size('#options article')).height).toBe(300)
  expect((await size('#showcase [data-slide] > :has(img)')).height).toBe(550)
  expect((await size('#call-to-action > section')).height).toBe(500)
  expect((await size('#faq details')).width).toBe(1000)
  await page.setViewportSize({ width: 834, height: 1112 })
  expect((await size('#faq details')).width).toBe(680)
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await size('#showcase [data-slide] > :has(img)')).height).toBe(500)
})

test.each([
  { index: '/industry', card: 'Retail', leadsTo: '/industry/Retail' },
  { index: '/products', card: 'Truck-Mounted LED Display', leadsTo: '/products/truck-mounted-displays' },
])(
  'a card of $index is one link, its picture too, with or without a script',
  async ({ index, card, leadsTo }) => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await openPage(index, { ...desktop, javaScriptEnabled })
      const article = page.getByRole('article').filter({ has: page.getByRole('link', { name: card }) })
      expect(await article.getByRole('link').count()).toBe(1)
      expect(await article.getByText('Learn More').isVisible()).toBe(true)
      // Uses the picture's position, because the link covers its element. Centres it on the screen, away from the bars.
      await article.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const place = (await article.boundingBox()) ?? { x: 0, y: 0 }
      await page.mouse.click(place.x + 60, place.y + 60)
      await page.waitForURL(`**${leadsTo}`)
    }
  },
)
