import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { startAtTop } from '../../../src/runtime/app/start-at-top.ts'

const scroll = vi.mocked(window.scrollTo)
const into = vi.mocked(Element.prototype.scrollIntoView)
const toTop = [{ top: 0, behavior: 'instant' }]
let listening: MockInstance<typeof window.addEventListener>

beforeEach(() => {
  scroll.mockClear()
  into.mockClear()
  document.body.innerHTML = '<p id="faq"></p>'
  history.scrollRestoration = 'auto'
  listening = vi.spyOn(window, 'addEventListener')
})
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener)
})

/** Begins a page after this type of navigation. */
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

test.each([
  ['navigate', 0],
  ['reload', 1],
  ['back_forward', 1],
])('%s to an anchor stays at the anchor', (type, times) => {
  history.replaceState(null, '', '/#faq')
  begin(type)
  show(true)
  expect(scroll).not.toHaveBeenCalled()
  // The browser scrolls to the anchor of a page that is opened.
  expect(into.mock.contexts).toEqual(Array.from({ length: times }, () => document.getElementById('faq')))
})

test.each(['reload', 'back_forward'])(
  '%s: an anchor that moved until the page was shown is gone to again',
  (type) => {
    history.replaceState(null, '', '/#faq')
    begin(type)
    show(false)
    expect(into).toHaveBeenCalledTimes(2)
  },
)

test('a visitor who scrolled before the page was shown stays there', () => {
  history.replaceState(null, '', '/#faq')
  begin('reload')
  vi.stubGlobal('scrollY', 600)
  show(false)
  expect(into).toHaveBeenCalledTimes(1)
})

test('a browser without navigation entries starts normally', () => {
  vi.stubGlobal('PerformanceNavigationTiming', Event)
  vi.stubGlobal('performance', { getEntriesByType: () => [] })
  startAtTop()
  show(true)
  expect(scroll.mock.calls).toEqual([toTop])
})
