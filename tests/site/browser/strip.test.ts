import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openVisitor } from '../../support/browser.ts'

const section = 'outdoor_led_section3'
const item = (_: unknown, index: number) => ({ image: 'pictures/module-p2.webp', title: `P${index + 1}` })

/** Opens the outdoor page with this number of items in its strip, newer than the published ones. */
async function openStrip(count: number) {
  const { page } = await openVisitor({ viewport: { width: 1440, height: 900 } })
  await page.route('**/api/outdoor-led', async (route) => {
    const response = await route.fetch()
    const sections: { section: string }[] = await response.json()
    const images = Array.from({ length: count }, item)
    await route.fulfill({
      response,
      json: sections.map((sent) => (sent.section === section ? { ...sent, images } : sent)),
    })
  })
  await page.goto('/products/outdoor-led-video-walls')
  // The published strip may have as many items, and is replaced.
  await page.waitForFunction((items) => {
    const shown = document.querySelectorAll('#pixel-pitch ul:first-child > li')
    return shown.length === items && shown[0]?.textContent?.startsWith('P1')
  }, count)
  await page.locator('#pixel-pitch').scrollIntoViewIfNeeded()
  return page
}

/** Waits until the strip has the number of lists that its width needs. */
const laidOut = (page: Page) =>
  page.waitForFunction(() => {
    const track = document.querySelector('#pixel-pitch [role=group]')
    const lists = track?.querySelectorAll('ul')
    const needed = Math.ceil((track?.clientWidth ?? 0) / (lists?.[0]?.getBoundingClientRect().width ?? 0)) + 1
    return lists?.length === Math.max(2, needed)
  })

/** Returns the milliseconds in which the strip moves by one list. */
const lap = (page: Page) =>
  page
    .locator('#pixel-pitch ul')
    .first()
    .evaluate((list) => (list.getBoundingClientRect().width / 60) * 1000)

/**
 * Records the visible items of the strip for `time` milliseconds from the offset `from`, frame by frame. The test
 * triggers the frames, long and short ones, so that a busy machine gives the same result.
 */
function watch(page: Page, from: number, time: number) {
  return page.locator('#pixel-pitch [role=group]').evaluate(
    async (track, { begin, duration }) => {
      const draw = window.requestAnimationFrame.bind(window)
      const requested: FrameRequestCallback[] = []
      window.requestAnimationFrame = (callback) => requested.push(callback)
      // Waits for the browser's pending frames, after which the page requests frames here.
      await new Promise((settle) => draw(() => draw(settle)))
      const lengths = [16.7, 8.3, 33.3, 16.7, 50, 16.7]
      let clock = performance.now()
      let frames = 0
      const frame = () => {
        clock += lengths[frames % lengths.length] ?? 0
        frames += 1
        for (const callback of requested.splice(0)) callback(clock)
        return clock
      }
      track.scrollLeft = begin
      const seen = () =>
        [...track.querySelectorAll('li')]
          .map((li) => ({ title: li.textContent, ...li.getBoundingClientRect().toJSON() }))
          .filter(({ right, left }) => right > 0 && left < track.clientWidth)
      // The strip takes the new offset as the visitor's scrolling.
      frame()
      frame()
      const first = frame()
      let before = { at: first, items: seen() }
      let way = 0
      let longestRest = 0
      let moved = first
      const hops: string[] = []
      let gap = 0
      for (let at = first; at - first < duration;) {
        at = frame()
        const items = seen()
        // Finds the same item in the previous frame, a little further to the right.
        const steps = items.flatMap(({ title, left }) => {
          const same = before.items.find((old) => old.title === title && Math.abs(old.left - left) < 40)
          return same ? [same.left - left] : []
        })
        const step = steps[0] ?? Number.NaN
        const long = ((at - before.at) / 1000) * 60
        // All items move by one distance. One item may have entered at the right and one left at the left.
        if (steps.length < before.items.length - 1 || steps.some((other) => Math.abs(other - step) > 0.5))
          hops.push(`${at - first}: ${items.length} items, ${steps.join(' ')}`)
        if (step < -0.5 || step > long + 2) hops.push(`${at - first}: ${step} px in ${at - before.at} ms`)
        way += step
        if (step > 0) moved = at
        longestRest = Math.max(longestRest, at - moved)
        gap = Math.max(gap, track.clientWidth - (items.at(-1)?.right ?? 0))
        before = { at, items }
      }
      window.requestAnimationFrame = draw
      requested.forEach(draw)
      return { hops, longestRest, pace: way / ((before.at - first) / 1000), gap }
    },
    { begin: from, duration: time },
  )
}

test.each([3, 6, 9])('a strip of %i items moves without stops and jumps on every screen', async (count) => {
  const page = await openStrip(count)
  for (const width of [390, 1366, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    // Keeps the pointer away from the strip.
    await page.mouse.move(2, 2)
    await page.locator('#pixel-pitch').scrollIntoViewIfNeeded()
    await laidOut(page)
    const length = ((await lap(page)) * 60) / 1000
    // Starts shortly before the end of the first list.
    const { hops, longestRest, pace, gap } = await watch(page, Math.round(length) - 30, 3000)
    expect({ width, hops }).toEqual({ width, hops: [] })
    expect(longestRest).toBeLessThan(200)
    expect(Math.abs(pace - 60)).toBeLessThan(6)
    // The gap at the end is at most an item's margin.
    expect(gap).toBeLessThanOrEqual(24)
  }
})
