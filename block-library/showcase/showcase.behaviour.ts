import type { Attach } from '../contract/behaviour.ts'
import { watchMoving } from '../parts/watch-moving.ts'

/** Milliseconds until a slide is shown although its picture is not decoded yet. */
const DECODE_TIMEOUT_MS = 1500

/**
 * Shows one slide at a time (document 2 §4): the next after each interval, or the slide that a control or a title
 * selects. Next wraps to the first slide, previous to the last. The shown slide has `aria-hidden="false"`. A slide is
 * shown when its picture is decoded, so that none appears as a flat colour.
 */
export const attach: Attach = (frame) => {
  const slides = [...frame.querySelectorAll('[data-slide]')]
  const titles = [...frame.querySelectorAll('[aria-pressed]')]
  const counter = frame.querySelector('[data-count]')
  const listening = new AbortController()
  const { signal } = listening
  let timer = 0
  /** Place of the slide that was requested last. */
  let requested = Math.max(
    slides.findIndex((slide) => slide.getAttribute('aria-hidden') === 'false'),
    0,
  )

  const draw = (shown: number) => {
    slides.forEach((slide, place) => slide.setAttribute('aria-hidden', String(place !== shown)))
    titles.forEach((title, place) => title.setAttribute('aria-pressed', String(place === shown)))
    if (counter) counter.textContent = `${shown + 1} / ${slides.length}`
  }
  const show = (index: number) => {
    const shown = (index + slides.length) % slides.length
    requested = shown
    const decoded = decodedIn(slides[shown])
    if (!decoded) return draw(shown)
    // A later press or an ended page makes this slide obsolete.
    void decoded.then(() => {
      if (requested === shown && !signal.aborted) draw(shown)
    })
  }
  const step = (by: number) => show(requested + by)
  const advance = () => {
    if (!document.hidden) step(1)
  }
  const restart = (moving: boolean) => {
    clearInterval(timer)
    if (moving) timer = window.setInterval(advance, Number(frame.dataset.interval))
  }
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null
    if (!button) return
    if (titles.includes(button)) show(titles.indexOf(button))
    else if (button.dataset.action === 'next') step(1)
    else if (button.dataset.action === 'previous') step(-1)
  }

  // The published slides are not marked as hidden, so that they are readable without a script.
  draw(requested)
  frame.addEventListener('click', press, { signal })
  watchMoving(frame, restart, signal)
  return () => {
    listening.abort()
    clearInterval(timer)
  }
}

/** Resolves when the slide's picture is decoded, has failed, or takes too long; undefined if there is nothing to decode. */
function decodedIn(slide: Element | undefined): Promise<unknown> | undefined {
  const picture = slide?.querySelector('img')
  if (!picture || !('decode' in picture)) return undefined
  // A lazy picture is not loaded while it is hidden.
  picture.loading = 'eager'
  const timeout = new Promise((resolve) => setTimeout(resolve, DECODE_TIMEOUT_MS))
  return Promise.race([picture.decode().catch(() => {}), timeout])
}
