/** Calls back once the page is shown and has loaded, and the browser is idle. Not every browser reports the latter. */
export function whenSettled(callback: () => void, signal: AbortSignal): void {
  const again = () => whenSettled(callback, signal)
  const run = () => {
    if (!signal.aborted) callback()
  }
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', again, { once: true, signal })
  else if (document.readyState !== 'complete') window.addEventListener('load', again, { once: true, signal })
  else if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(run, NO_IDLE_DELAY_MS)
}

/** Milliseconds until a browser that is never idle calls back. */
const IDLE_TIMEOUT_MS = 1_000

/** Milliseconds until a browser that does not report idleness calls back. */
const NO_IDLE_DELAY_MS = 200
