import { report } from '../engine/event-sink.ts'

const flag = 'reloaded-at'
/** Milliseconds after a reload within which a second one would not help. */
const PAUSE_MS = 60_000
/** The messages of browsers and of Vite for a file that cannot be loaded, unlike one that throws. */
const gone = /dynamically imported module|importing a module script|unable to preload/i

/**
 * Reloads the page, once, when a script file that it asks for is gone after a deploy: the new page names the new files.
 * Where that does not help, the page stays as it is. Returns a function that does the same for a file that is no script.
 */
export function reloadForMissingChunks(): (error: Error) => void {
  // Two files may be gone at once, and where storage is blocked nothing else remembers the first.
  let isReloading = false
  const reload = (error: Error) => {
    report({ kind: 'chunk-missing', error })
    // Without a network a reload would take away what there is.
    if (!navigator.onLine || !mayReload(isReloading)) return
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
    return Math.abs(Date.now() - last) > PAUSE_MS
  } catch {
    // Storage may be blocked; then the browser knows whether this page came by a reload.
    const [navigation] = performance.getEntriesByType('navigation')
    return (
      !isReloading && !(navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload')
    )
  }
}
