import type { Attach } from '../contract/behaviour.ts'
import { watchMoving } from '../parts/watch-moving.ts'

/**
 * Shows one slide at a time (document 2 §4): the next after each interval, or the slide that a control or a title
 * selects. Next wraps to the first slide, previous to the last. The shown slide has `aria-hidden="false"`.
 */
export const attach: Attach = (frame) => {
  const slides = [...frame.querySelectorAll('[data-slide]')]
  const titles = [...frame.querySelectorAll('[aria-pressed]')]
  const listening = new AbortController()
  const { signal } = listening
  let timer = 0

  const show = (index: number) => {
    const shown = (index + slides.length) % slides.length
    slides.forEach((slide, place) => slide.setAttribute('aria-hidden', String(place !== shown)))
    titles.forEach((title, place) => title.setAttribute('aria-pressed', String(place === shown)))
  }
  const step = (by: number) => {
    const current = slides.findIndex((slide) => slide.getAttribute('aria-hidden') === 'false')
    show(Math.max(current, 0) + by)
  }
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
  step(0)
  frame.addEventListener('click', press, { signal })
  watchMoving(frame, restart, signal)
  return () => {
    listening.abort()
    clearInterval(timer)
  }
}
