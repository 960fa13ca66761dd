import { report } from '../engine/event-sink.ts'
import { isPrefetching } from './prefetching.ts'

const flag = 'reloaded-at'
/** A second reload within so many milliseconds would not help more than the first. */
const pause = 60_000
/** How browsers, and Vite, say that a file could not be had; a file that is there and throws says something else. */
const gone = /dynamically imported module|importing a module script|unable to preload/i

/**
 * After a deploy the files that an open page still asks for may be gone: it is reloaded, once, and finds the new ones.
 * Where that does not help, and where a page was only prefetched, the page stays as it is. Returns what does the same for a file
 * that is no script.
 */
export function reloadForMissingChunks(): (error: Error) => void {
  // Two files may be gone at once, and where storage is blocked nothing else remembers the first.
  let isReloading = false
  const reload = (error: Error) => {
    report({ kind: 'chunk-missing', error })
    // Without a network a reload would take away what there is.
    if (!navigator.onLine || isPrefetching() || !mayReload(isReloading)) return
    isReloading = true
    window.location.reload()
  }
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (gone.test(payload.message)) reload(payload)
  })
  return reload
}

function mayReload(isReloading: boolean): boolean {
  try {
    const last = Number(sessionStorage.getItem(flag))
    sessionStorage.setItem(flag, String(Date.now()))
    // A clock may be set back meanwhile.
    return Math.abs(Date.now() - last) > pause
  } catch {
    // Storage may be blocked; then the browser knows whether this page came by a reload.
    const [navigation] = performance.getEntriesByType('navigation')
    return (
      !isReloading && !(navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload')
    )
  }
}
