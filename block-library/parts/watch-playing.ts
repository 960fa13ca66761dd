import { reducedMotion } from './motion.ts'

/**
 * Reports whether the element's parts may move by themselves. They stop for the pause control, and never move for a
 * visitor who set less motion. The control is hidden from that visitor.
 */
export function watchPlaying(
  element: HTMLElement,
  changed: (playing: boolean) => void,
  signal: AbortSignal,
): void {
  const reduced = reducedMotion()
  const control = controlOf(element)
  const report = () => {
    if (control) control.hidden = reduced.matches
    changed(!reduced.matches && !isPaused(control))
  }
  const toggle = () => {
    setPaused(element, !isPaused(control))
    report()
  }
  control?.addEventListener('click', toggle, { signal })
  reduced.addEventListener('change', report, { signal })
  report()
}

/** Sets the element's pause control (`carousel-button.tsx`) to play or to pause. */
export function setPaused(element: HTMLElement, paused: boolean): void {
  const control = controlOf(element)
  if (!control || isPaused(control) === paused) return
  const label = control.getAttribute('aria-label') ?? ''
  control.setAttribute('aria-label', control.dataset.otherLabel ?? '')
  control.dataset.otherLabel = label
  control.dataset.action = paused ? 'play' : 'pause'
}

const controlOf = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-other-label]')

const isPaused = (control: HTMLElement | null) => control?.dataset.action === 'play'
