import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { startAtTop } from '../../src/app/start-at-top.ts'

const scroll = vi.mocked(window.scrollTo)
const toTop = [{ top: 0, behavior: 'instant' }]
let listening: MockInstance<typeof window.addEventListener>

beforeEach(() => {
  scroll.mockClear()
  history.replaceState(null, '', '/')
  history.scrollRestoration = 'auto'
  listening = vi.spyOn(window, 'addEventListener')
})
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Begins a page that the browser came to in this way. */
function begin(type: string): void {
  class Timing {
    type = type
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing)
  vi.stubGlobal('performance', { getEntriesByType: () => [new Timing()] })
  startAtTop()
}

const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

test.each(['navigate', 'reload', 'prerender'])('%s: the browser begins at the top by itself', (type) => {
  begin(type)
  show(false)
  expect(history.scrollRestoration).toBe('manual')
  expect(scroll).not.toHaveBeenCalled()
})

test('Back and Forward begin at the top, also where the browser scrolls before the page is shown', () => {
  begin('back_forward')
  expect(scroll.mock.calls).toEqual([toTop])
  show(false)
  expect(scroll.mock.calls).toEqual([toTop, toTop])
})

test('a page out of the browser’s cache begins at the top, each time', () => {
  begin('navigate')
  show(true)
  show(true)
  expect(scroll.mock.calls).toEqual([toTop, toTop])
})

test.each(['back_forward', 'navigate'])('%s to an anchor stays at the anchor', (type) => {
  history.replaceState(null, '', '/#faq')
  begin(type)
  show(true)
  expect(scroll).not.toHaveBeenCalled()
})

test('a browser that says nothing of how it came here begins all the same', () => {
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  vi.stubGlobal('performance', { getEntriesByType: () => [] })
  startAtTop()
  show(true)
  expect(scroll.mock.calls).toEqual([toTop])
})
