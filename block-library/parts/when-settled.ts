import { whenActive } from './when-active.ts'

/** Calls back when the page is shown and has loaded, and the browser is idle. Not every browser reports idleness. */
export function whenSettled(callback: () => void, signal: AbortSignal): void {
  const run = () => {
    if (!signal.aborted) callback()
  }
  const idle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(run, NO_IDLE_DELAY_MS)
  }
  whenActive(() => {
    if (document.readyState === 'complete') idle()
    else window.addEventListener('load', idle, { once: true, signal })
  }, signal)
}

/** Milliseconds until a browser that is never idle calls back. */
const IDLE_TIMEOUT_MS = 1_000

/** Milliseconds until a browser that does not report idleness calls back. */
const NO_IDLE_DELAY_MS = 200
