import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { answerNewer, openLasting, openVisitor, resize } from '../../support/browser.ts'
import { outDir } from '../../support/run-folders.ts'
import { siteConfig } from '../../support/site-config.ts'

const get = (path: string) => fetch(new URL(path, inject('siteUrl')))
const published = siteConfig.pages.map(({ path }) => path).filter((path) => !/[:*]/.test(path))
const pages = [...published, '/blog/choose-pixel-pitch-by-viewing-distance']

const phone = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

describe.each(pages)('%s', (path) => {
  test('serves every picture in variants, with its size and no style of its own', async () => {
    const html = await (await get(path)).text()
    const body = html.slice(html.indexOf('<body'), html.indexOf('id="published"'))
    const images = [...body.matchAll(/(<picture\b[^>]*><source.*?)?<img\b[^>]*>/g)].map(([markup]) => markup)
    const plain = images.filter((image) => !image.startsWith('<picture'))
    expect(plain.filter((image) => !/src="[^"]+\.svg"/.test(image))).toEqual([])
    expect(images.filter((image) => !/ width="\d+" height="\d+"/.test(image))).toEqual([])
    expect(images.filter((image) => / style="/.test(image))).toEqual([])
    const addresses = images.flatMap((image) =>
      [...image.matchAll(/ srcSet="([^"]+)"/gi)].flatMap(([, set = '']) =>
        set.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
      ),
    )
    expect(addresses.filter((address) => !existsSync(join(outDir, address)))).toEqual([])
    expect(addresses.length).toBeGreaterThanOrEqual(images.length - plain.length)
    const eager = images.filter((image) => image.includes('loading="eager"'))
    expect(eager.length).toBeLessThanOrEqual(1)
    const [preload] = html.match(/<link rel="preload" as="image"[^>]*>/) ?? []
    const preloaded = /imageSrcSet="([^"]+)"/.exec(preload ?? '')?.[1]
    expect(eager.filter((image) => !image.includes(`srcSet="${preloaded}"`))).toEqual([])
  })

  test('has a preview of its own where it shows a picture, on the site’s address', async () => {
    const html = await (await get(path)).text()
    const meta = (name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
    const { origin, pathname } = new URL(meta('og:image'))
    expect(origin).toBe('http://127.0.0.1:4173')
    expect(meta('twitter:image')).toBe(meta('og:image'))
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('og:image:alt')).not.toBe('')
    expect(pathname).toMatch(html.includes('<source') ? /^\/assets\/pictures\/.*-preview-/ : /og\.jpg$/)
    const { width, height, format } = await sharp(await (await get(pathname)).arrayBuffer()).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
  })
})

/** Returns the page's pictures whose `sizes` differ much from their width on the screen. */
function wrongSizes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.images).flatMap((image) => {
      const box = image.getBoundingClientRect()
      // A picture dimmed behind words need not be sharp.
      const dim = Number(getComputedStyle(image).opacity) < 0.5
      // The distance stage enlarges its pictures, as for an eye that comes nearer.
      const isStage = image.closest('[data-behaviour="distance-stage"]') !== null
      if (!image.closest('picture')?.querySelector('source') || box.width === 0 || dim || isStage) return []
      // With widths in `srcset`, the natural width is that of `sizes`.
      const { naturalWidth: wide, naturalHeight: high } = image
      const drawn = Math.max(box.width, (box.height * wide) / high)
      const ratio = wide / drawn
      const block = image.closest('[id]:not(#root)')?.id
      return ratio > 0.7 && ratio < 1.5 ? [] : [`${block} ${image.currentSrc}: ${wide} for ${drawn}`]
    }),
  )
}

const layouts = [
  '/',
  '/industry',
  '/industry/Retail',
  '/industry/CorporateOffice',
  '/products/led-standee-display',
]

describe.each([...layouts, '/products', '/gallery', '/about', '/blog'])('the pictures of %s', (path) => {
  let visitor: Awaited<ReturnType<typeof openLasting>>
  beforeAll(async () => {
    visitor = await openLasting({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await visitor.page.goto(path)
    await visitor.page.waitForLoadState('networkidle')
  })
  afterAll(() => visitor.close())

  test.each([
    { width: 390, height: 844 },
    { width: 834, height: 1000 },
    { width: 1440, height: 1000 },
  ])('at $width px are requested in the width in which they are drawn', async (size) => {
    await resize(visitor.page, size)
    // On a busy machine, skipped content gets its size a frame or more later.
    await expect.poll(() => wrongSizes(visitor.page)).toEqual([])
  })
})

describe.each(['/', '/industry/Retail', '/products/led-standee-display'])('the first view of %s', (path) => {
  // The densest screens load the largest pictures. One page suffices.
  test.each(path === '/' ? [1.75, 3] : [1.75])(
    'on a phone with %s pixels to the point stays under 350 KB, and moves nothing',
    async (deviceScaleFactor) => {
      const { page, troubles } = await openVisitor({ ...phone, deviceScaleFactor })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Number(Object(entry).value))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const loaded: Promise<[string, number]>[] = []
      const weigh = (response: Response) => {
        if (response.request().resourceType() === 'media') return
        loaded.push(
          response.body().then((body) => [new URL(response.url()).pathname, weightOf(response.url(), body)]),
        )
      }
      page.on('response', weigh)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      // Later answers may be cut short when the page closes.
      page.off('response', weigh)
      const parts = (await Promise.all(loaded)).toSorted(([, a], [, b]) => b - a)
      const total = parts.reduce((sum, [, bytes]) => sum + bytes, 0)
      expect(total, parts.map((part) => part.join(' ')).join('\n')).toBeLessThan(350_000)
      const pictures = parts.filter(([address]) => /\.(webp|jpe?g|avif)$/.test(address))
      expect(pictures.filter(([address]) => !address.endsWith('.avif'))).toEqual([])
      const portrait = pictures.filter(([address]) => address.includes('portrait'))
      expect(portrait).toHaveLength(path === '/' ? 1 : 0)
      const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts'))
      // A late web font on a busy machine may move a line a little. A picture would move much more.
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005)
      expect(troubles).toEqual([])
    },
  )
})

/** Returns transferred bytes: texts compressed by brotli, compressed formats unchanged. */
const weightOf = (url: string, body: Buffer) =>
  /\.(avif|webp|jpe?g|png|woff2)$/.test(new URL(url).pathname) ? body.length : brotliCompressSync(body).length

test.each([
  ['settle as a large screen scrolls to them', 1440, 'no-preference', [1.12, 1]],
  ['stay still on a phone', 390, 'no-preference', [1, 1]],
  ['stay still for visitors who asked for less motion', 1440, 'reduce', [1, 1]],
] as const)('pictures %s', async (_, width, reducedMotion, expected) => {
  const { page } = await openVisitor({ viewport: { width, height: 844 }, reducedMotion })
  await page.goto(new URL('/industry/Retail', inject('siteUrl')).href)
  const picture = page.locator('#flexible-solutions img').first()
  const scale = () =>
    picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a.toFixed(2))
  const [far, near] = expected
  await expect.poll(async () => Number(await scale())).toBe(far)
  await picture.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 400))
  // Scrolling moves the picture with the next frame.
  await expect.poll(async () => Number(await scale())).toBe(near)
})

test('the letter that replaces a lost icon stays in its tile, beside the words', async () => {
  const { page } = await openVisitor({ viewport: { width: 390, height: 844 } })
  await page.route('**/storage/icons/**', (route) => route.fulfill({ status: 404 }))
  await page.goto(new URL('/', inject('siteUrl')).href)
  const tile = page.locator('main a[href="/industry/Retail"]')
  await tile.scrollIntoViewIfNeeded()
  const letter = tile.locator('[data-lost-picture]')
  const { width, height } = (await letter.boundingBox()) ?? { width: 0, height: 0 }
  expect([await letter.textContent(), width, height]).toEqual(['R', 28, 28])
})

test('a page that is drawn from newer content shows its pictures in variants too', async () => {
  const { page, troubles } = await openVisitor({ viewport: { width: 1440, height: 900 } })
  await answerNewer(page, '**/api/products')
  await page.goto('/products')
  await page.locator('[data-newer] img').first().waitFor({ state: 'attached' })
  const shown = () =>
    page.evaluate(() => Array.from(document.images, ({ currentSrc }) => currentSrc).filter(Boolean))
  await expect.poll(async () => (await shown()).some((src) => src.endsWith('.avif'))).toBe(true)
  expect((await shown()).filter((src) => !/\.(avif|svg)$/.test(src))).toEqual([])
  expect(troubles).toEqual([])
})
