import { expect, test } from 'vitest'
import { drawn, openVisitor } from '../../support/browser.ts'
import { detailAddresses } from '../../support/detail-addresses.ts'
import { oneOfEach } from '../../support/one-of-each.ts'
import { kindOfAddress } from '../../support/site-addresses.ts'

async function openProduct(width: number, textPercent = 100) {
  const { page } = await openVisitor({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  await page.goto('/products/outdoor-led-video-walls')
  await drawn(page)
  await page.evaluate((percent) => {
    const sheet = new CSSStyleSheet()
    if (percent !== 100) sheet.replaceSync(`html { font-size: ${percent}% !important }`)
    document.adoptedStyleSheets = [sheet]
  }, textPercent)
  return page
}

test('at 2560 px the column is 1,650 to 1,700 px wide, and body text is 19 px', async () => {
  const page = await openProduct(2560)
  const heading = page.locator('#options section > div > div').first()
  expect((await heading.boundingBox())?.width).toBeGreaterThan(1650)
  expect((await heading.boundingBox())?.width).toBeLessThan(1700)
  const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
  expect(Math.round(size)).toBe(19)
})

test('at 1440 px the text has its usual size', async () => {
  const page = await openProduct(1440)
  expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('17px')
})

const windows = [
  [1366, 768],
  [1366, 820],
  [1440, 900],
  [1280, 800],
] as const
const inHindi = ['industry/CorporateOffice', 'products/outdoor-led-video-walls'].map((page) => `/hi/${page}`)

test.each([...oneOfEach(detailAddresses, kindOfAddress), ...inHindi])(
  'in usual windows the hero of %s is 70vh high, and its questions are 1000 px wide',
  async (address) => {
    const { page } = await openVisitor({ reducedMotion: 'reduce' })
    await page.goto(address)
    await drawn(page)
    const questions = page.locator('#faq details').first()
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      const shown = async () => Math.round((await page.locator('#hero > section').boundingBox())?.height ?? 0)
      await expect.poll(shown).toBe(Math.round(height * 0.7))
      const widths = await questions.evaluateAll((all) => all.map((question) => question.clientWidth))
      expect(widths).toEqual(widths.map(() => 1000))
    }
  },
)

test('from 1280 px the carousel’s picture is 16:9 and 550 px high, with a part of the next beside it', async () => {
  const page = await openProduct(2560)
  const stage = page.locator('#showcase [aria-roledescription=carousel]')
  const picture = await stage.locator('[aria-hidden=false] img').first().boundingBox()
  expect(picture).toMatchObject({ width: 978, height: 550 })
  const next = stage.locator('[data-slide]').nth(1).locator('img')
  await next.scrollIntoViewIfNeeded()
  await expect.poll(() => next.isVisible()).toBe(true)
  const { x = 0, width = 0 } = picture ?? {}
  expect((await next.boundingBox())?.x).toBeGreaterThan(x + width)
})

test.each(['/contact', '/screen-planner', '/gallery'])(
  'the fields of %s have text of at least 16 px, so that no iPhone enlarges the page',
  async (address) => {
    const { page } = await openVisitor({ viewport: { width: 390, height: 844 } })
    await page.goto(address)
    const fields = page
      .locator('main')
      .locator('input:not([type=radio], [type=checkbox], [type=range], [tabindex="-1"]), select, textarea')
    const sizes = await fields.evaluateAll((all) =>
      all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  },
)

test.each([390, 834, 1366, 1440])(
  'at %i px the floating buttons never cover the carousel’s controls',
  async (width) => {
    const page = await openProduct(width)
    const next = page.locator('#showcase').getByRole('button', { name: 'Next' })
    await next.scrollIntoViewIfNeeded()
    const controls = (await next.boundingBox()) ?? { x: 0, width: Infinity }
    const floating = await page.getByRole('complementary', { name: 'Shortcuts' }).boundingBox()
    expect(controls.x + controls.width).toBeLessThan(floating?.x ?? 0)
  },
)

test('with text of 200 % a desktop has the menu in place of links that would wrap', async () => {
  const page = await openProduct(1440, 200)
  const menu = page.locator('header summary[aria-label="Menu"]')
  await expect.poll(() => menu.isVisible()).toBe(true)
  expect(await page.locator('header').getByRole('link', { name: 'Gallery' }).first().isVisible()).toBe(false)
  const header = await page.locator('header').boundingBox()
  expect(header?.height).toBeLessThan(160)
})

test('with text of 200 % on a phone a button keeps its distance from the edge', async () => {
  const page = await openProduct(390, 200)
  const button = page.locator('#hero').getByRole('link', { name: 'Book Outdoor Site Visit' })
  const right = async () => {
    const box = await button.boundingBox()
    return box ? 390 - box.x - box.width : 0
  }
  await expect.poll(right).toBeGreaterThan(20)
})

/** A phone of 390 px with text of 200 %, in units of its text. */
const enlargedPhone = { width: 195, height: 844 }

test.each(['/products/outdoor-led-video-walls', '/screen-planner'])(
  'on a phone with text of 200 % no figure of %s is cut or broken inside a word',
  async (address) => {
    const { page } = await openVisitor({ viewport: enlargedPhone, reducedMotion: 'reduce' })
    await page.goto(address)
    await drawn(page)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main dd, main dt')]
        .filter((figure) => figure.checkVisibility())
        .filter((figure) => {
          const words = document.createRange()
          words.selectNodeContents(figure)
          const { right } = words.getBoundingClientRect()
          const isWord = !figure.innerText.trim().includes(' ')
          const lines = new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
          return right > innerWidth || (isWord && lines > 1)
        })
        .map((figure) => figure.innerText),
    )
    expect(cut).toEqual([])
  },
)

test('the ground of a short page reaches its footer', async () => {
  const { page } = await openVisitor({ viewport: { width: 834, height: 1112 } })
  await page.goto('/products/led-standee-display/data-sheet')
  const [end, foot] = await Promise.all(
    ['main > :last-child', 'footer'].map((selector) => page.locator(selector).boundingBox()),
  )
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBe(foot?.y)
})

test.each([
  ['the next slide covers the shown one', 'next', 4],
  ['the shown slide uncovers the previous one', 'previous', 0],
])('around the end of the carousel, %s', async (_, action, from) => {
  const { page } = await openVisitor({ viewport: { width: 1440, height: 900 } })
  await page.goto('/products/outdoor-led-video-walls')
  const carousel = page.locator('#showcase [aria-roledescription=carousel]')
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: 'Pause' }).click()
  if (from) await carousel.getByRole('button', { name: 'Previous' }).click()
  const before = carousel.locator('[data-slide]').nth(from)
  await expect.poll(() => before.getAttribute('aria-hidden')).toBe('false')
  await carousel.evaluate((all) =>
    Promise.all(all.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  )
  const halfway = await before.evaluate(async (shown, name) => {
    const all = shown.parentElement
    all?.querySelector<HTMLElement>(`[data-action=${name}]`)?.click()
    while (shown.getAttribute('aria-hidden') === 'false') await new Promise(requestAnimationFrame)
    for (const animation of all?.getAnimations({ subtree: true }) ?? []) {
      animation.pause()
      animation.currentTime = 200
    }
    return [...(all?.querySelectorAll('[data-slide]') ?? [])].map((slide) => {
      const { display, translate } = getComputedStyle(slide.firstElementChild ?? slide)
      const { opacity, zIndex } = getComputedStyle(slide)
      return { isDrawn: display !== 'none', isOpaque: opacity === '1', level: Number(zIndex), translate }
    })
  }, action)
  expect(halfway.every(({ isOpaque }) => isOpaque)).toBe(true)
  expect(halfway.map(({ isDrawn }) => isDrawn)).toEqual([true, true, false, false, true])
  const [first, , , , last] = halfway
  expect(first?.level).toBeGreaterThan(last?.level ?? 9)
  expect(last?.translate).toMatch(/^(none|0px)$/)
})

test('on a phone the first of three pictures of the gallery is as wide as the page, whatever the filter hides', async () => {
  const { page } = await openVisitor({ viewport: { width: 390, height: 844 } })
  await page.goto('/gallery')
  const widths = () =>
    page
      .locator('#pictures [data-item]:visible')
      .evaluateAll((all) => all.map((picture) => (picture.clientWidth > 300 ? 'whole' : 'half')))
  const three = ['whole', 'half', 'half']
  expect(await widths()).toEqual([...three, ...three])
  await page.getByRole('button', { name: 'Hospitality' }).click()
  await expect.poll(widths).toEqual([...three, ...three])
})

test('Home shows the picture of the property that is open', async () => {
  const { page } = await openVisitor({ viewport: { width: 1440, height: 900 } })
  await page.goto('/')
  const features = page.locator('#features')
  const shown = () =>
    features
      .locator('img')
      .evaluateAll((all) => all.flatMap((image, place) => (image.checkVisibility() ? [place] : [])))
  await features.scrollIntoViewIfNeeded()
  expect(await shown()).toEqual([0])
  await features.getByText('Right brightness').hover()
  await expect.poll(shown).toEqual([4])
})
