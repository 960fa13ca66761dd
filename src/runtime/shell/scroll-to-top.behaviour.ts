import type { Attach } from '../../../block-library/contract/behaviour.ts'
import { reducedMotion } from '../../../block-library/parts/motion.ts'
import { watchScroll } from './watch-scroll.ts'

/** Scrolls to the top smoothly and without a hash. Updates the ring in browsers without scroll-driven animations. */
export const attach: Attach = (link) => {
  const unwatch = watchScroll(() => showProgress(link))
  link.addEventListener('click', scrollUp)
  return () => {
    unwatch()
    link.removeEventListener('click', scrollUp)
  }
}

function scrollUp(event: Event) {
  event.preventDefault()
  // The link disappears at the top, and keyboard users continue from there.
  document.querySelector('main')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: reducedMotion().matches ? 'instant' : 'smooth' })
}

function showProgress(link: Element) {
  const length = document.documentElement.scrollHeight - window.innerHeight
  const unread = 1 - Math.min(1, window.scrollY / Math.max(length, 1))
  link.toggleAttribute('data-shown', window.scrollY > 300)
  link.querySelector('circle + circle')?.setAttribute('stroke-dashoffset', String(unread))
}
