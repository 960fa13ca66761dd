import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { reloadForMissingChunks } from '../../../src/runtime/app/reload-once.ts'
import { watchEvents } from '../../support/events.ts'
import { takeConsole } from '../../support/fail-on-console.ts'
import { watchReload } from '../../support/reload.ts'

const events = watchEvents()
let listening: MockInstance<typeof window.addEventListener>

beforeEach(() => {
  listening = vi.spyOn(window, 'addEventListener')
})
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener)
})

const gone = new Error('Failed to fetch dynamically imported module')
function missChunk(payload: Error = gone) {
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  takeConsole()
}

test('a missing file reloads the page, once, and is reported', () => {
  const reload = watchReload()
  reloadForMissingChunks()
  missChunk()
  expect(reload).toHaveBeenCalledOnce()
  expect(events).toEqual([{ kind: 'chunk-missing', error: gone }])
  missChunk()
  expect(reload).toHaveBeenCalledOnce()
  expect(events).toHaveLength(2)
})

test.each([
  'error loading dynamically imported module: https://site.example/assets/x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
])('messages of other browsers are recognised: %s', (words) => {
  const reload = watchReload()
  reloadForMissingChunks()
  missChunk(new TypeError(words))
  expect(reload).toHaveBeenCalledOnce()
})

test('a file that loads and throws is not missing', () => {
  const reload = watchReload()
  reloadForMissingChunks()
  missChunk(new DOMException('The operation is insecure', 'SecurityError'))
  expect(reload).not.toHaveBeenCalled()
  expect(events).toEqual([])
})

test('another deploy, later, may reload it again', () => {
  const reload = watchReload()
  reloadForMissingChunks()
  missChunk()
  const time = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(time + 61_000)
  missChunk()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a clock that was set back does not keep it from reloading', () => {
  const reload = watchReload()
  reloadForMissingChunks()
  missChunk()
  const time = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(time - 86_400_000)
  missChunk()
  expect(reload).toHaveBeenCalledTimes(2)
  missChunk()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('without a network nothing is reloaded', () => {
  const reload = watchReload()
  vi.stubGlobal('navigator', { onLine: false })
  reloadForMissingChunks()
  missChunk()
  expect(reload).not.toHaveBeenCalled()
})

test('a page is not reloaded under a form that a visitor uses', () => {
  const reload = watchReload()
  reloadForMissingChunks()
  document.body.innerHTML =
    '<div data-island data-prefix="a" data-in-use=""><form method="post"></form></div>'
  missChunk()
  expect(reload).not.toHaveBeenCalled()
  document.body.innerHTML = ''
  missChunk()
  expect(reload).toHaveBeenCalledOnce()
})

test.each([
  ['was opened', 'navigate', 1],
  ['came by a reload already', 'reload', 0],
])('where storage is blocked, a page that %s is reloaded accordingly', (_, type, times) => {
  const reload = watchReload()
  class Timing {
    type = type
  }
  vi.stubGlobal('PerformanceNavigationTiming', Timing)
  vi.stubGlobal('performance', { getEntriesByType: () => [new Timing()] })
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('The operation is insecure', 'SecurityError')
    },
  })
  reloadForMissingChunks()
  // Two missing files of one deploy.
  missChunk()
  missChunk()
  expect(reload).toHaveBeenCalledTimes(times)
})
