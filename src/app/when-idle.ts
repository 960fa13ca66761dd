/** Once the page has come with all that it shows, and the processor rests. Not every browser can tell of the latter. */
export function whenIdle(work: () => void): void {
  const idle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => work(), { timeout: 1_000 })
      : setTimeout(work, 200)
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { once: true })
}
