/** Calls back when the page is shown: a page that the browser prerenders may never be shown. */
export function whenActive(callback: () => void, signal?: AbortSignal): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', callback, { once: true, ...(signal && { signal }) })
  else callback()
}
