import type { Attach } from '../contract/behaviour.ts'
import { takeFormRequest } from '../contract/form-request.ts'
import { reducedMotion } from '../parts/motion.ts'
import { whenActive } from '../parts/when-active.ts'

/** Milliseconds from the arrival until the page scrolls to the form that a link requested (document 1 §9). */
const SCROLL_DELAY_MS = 300

/** Scrolls the page to this element, if the link that led here requested its form. */
export const attach: Attach = (element) => {
  const leaving = new AbortController()
  const scroll = () => element.scrollIntoView({ behavior: reducedMotion().matches ? 'instant' : 'smooth' })
  whenActive(() => {
    // Detaching does not stop the timer: the request is already taken, and rendering the page again must not lose it.
    if (takeFormRequest()) setTimeout(scroll, SCROLL_DELAY_MS)
  }, leaving.signal)
  return () => leaving.abort()
}
