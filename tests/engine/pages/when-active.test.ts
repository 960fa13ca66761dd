import { afterEach, expect, test, vi } from 'vitest'
import { whenActive } from '../../../block-library/parts/when-active.ts'

afterEach(() => void Reflect.deleteProperty(document, 'prerendering'))

const prerender = (prerendering: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true })

test.each([
  ['that is shown', () => prerender(false)],
  ['in a browser without prerendering', () => {}],
])('a page %s is active synchronously', (_, begin) => {
  begin()
  const callback = vi.fn<() => void>()
  whenActive(callback)
  expect(callback).toHaveBeenCalledOnce()
})

test('a prerendered page is active once it is shown, and only once', () => {
  prerender(true)
  const callback = vi.fn<() => void>()
  whenActive(callback)
  expect(callback).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('prerenderingchange'))
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(callback).toHaveBeenCalledOnce()
})
