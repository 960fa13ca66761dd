import { report } from '../engine/event-sink.ts'

const flag = 'reloaded-at'
/** Milliseconds after a reload within which a second reload would not help. */
const PAUSE_MS = 60_000
/**
 * Matches an island that React runs, one with a held press, and a used form, which the browser posts without a script.
 * A reload would undo what the visitor does there: letters that are typed while the page is replaced are lost.
 */
const inUse = '[data-island]:not([data-prefix]), [data-in-use=now], [data-in-use] [method=post]'
/** Matches the messages of browsers and of Vite for a file that cannot be loaded, but not for one that throws. */
const gone = /dynamically imported module|importing a module script|unable to preload/i

/**
 * Reloads the page, once, if one of its script files is gone after a deploy: the new page names the new files. If that
 * does not help, or an island is in use, the page stays unchanged. Returns a function that does the same for any other
 * missing file, and returns whether it reloads the page.
 */
export function reloadForMissingChunks(): (error: unknown) => boolean {
  // Two files may be missing at the same time. With blocked storage, nothing else records the first reload.
  let isReloading = false
  const reload = (error: unknown) => {
    report({ kind: 'chunk-missing', error })
    // Without a network, a reload would lose the current page.
    if (!navigator.onLine || document.querySelector(inUse) || !mayReload(isReloading)) return false
    isReloading = true
    window.location.reload()
    return true
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
    // The clock may have been set back in between.
    return Math.abs(Date.now() - last) > PAUSE_MS
  } catch {
    // Storage may be blocked. Then the browser reports whether this page was reloaded.
    const [navigation] = performance.getEntriesByType('navigation')
    return (
      !isReloading && !(navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload')
    )
  }
}
