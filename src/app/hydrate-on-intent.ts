/** What shows that somebody is about to use the page; a picture that fails needs its stand-in. */
const signs = ['mousemove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'error']
/** What only the script answers. A link that takes nothing along works by itself. */
const answered = 'button, a[data-carries]'
/** After so many milliseconds a page that could not be hydrated may be tried again. */
const pause = 2_000

/**
 * Hydrates the page at the first sign that the visitor means to use it. A press on what only the script answers is kept
 * meanwhile, and done once it does.
 */
export function hydrateOnIntent(hydrate: () => Promise<void>): void {
  const listening = new AbortController()
  const { signal } = listening
  let pressed: HTMLElement | undefined
  let trying = false

  /** What was pressed last; it waits no more. */
  const release = () => {
    const last = pressed
    last?.removeAttribute('aria-busy')
    pressed = undefined
    return last
  }

  const begin = (event?: Event) => {
    if (trying || (event && isStandstill(event))) return
    trying = true
    hydrate().then(
      () => {
        listening.abort()
        release()?.click()
      },
      () => {
        const link = release()
        if (link instanceof HTMLAnchorElement) window.location.assign(link.href)
        setTimeout(() => (trying = false), pause)
      },
    )
  }

  const press = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(answered) : null
    // With a key held a link opens elsewhere.
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    release()
    pressed = target
    target.setAttribute('aria-busy', 'true')
    begin()
  }

  for (const sign of signs) document.addEventListener(sign, begin, { capture: true, passive: true, signal })
  document.addEventListener('click', press, { capture: true, signal })
  // What failed before this ran fires no event any more.
  if (Array.from(document.images).some(hasFailed)) begin()
}

/** A page that opens under a resting pointer gets a mousemove that moved by nothing. */
const isStandstill = (event: Event) =>
  event instanceof MouseEvent && event.type === 'mousemove' && !event.movementX && !event.movementY

const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && naturalWidth === 0 && currentSrc !== ''
