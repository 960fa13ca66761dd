import type { Attach } from '../../../block-library/contract/behaviour.ts'
import { openOnHover } from './open-on-hover.ts'

/**
 * Closes the frame's first `details` on a press or focus outside, on Escape, and when the page is left.
 * A frame with `data-opens-on-hover` opens it under a mouse as well.
 */
export const attach: Attach = (frame) => {
  const listening = new AbortController()
  const { signal } = listening
  const details = frame.querySelector('details')
  if (!details) return () => {}

  const close = () => {
    details.open = false
  }
  const closeFromOutside = ({ target }: Event) => {
    if (!(target instanceof Node && frame.contains(target))) close()
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.open) return
    if (frame.contains(document.activeElement)) details.querySelector('summary')?.focus()
    close()
  }

  document.addEventListener('pointerdown', closeFromOutside, { signal })
  document.addEventListener('focusin', closeFromOutside, { signal })
  document.addEventListener('keydown', closeOnEscape, { signal })
  // The browser may restore the page in the state in which the visitor left it.
  window.addEventListener('pagehide', close, { signal })
  if ('opensOnHover' in frame.dataset) openOnHover(frame, details, signal)
  return () => listening.abort()
}
