import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

afterEach(cleanup)

// What jsdom lacks and every browser has.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.scrollTo = vi.fn<() => void>()
Element.prototype.scrollIntoView = vi.fn<() => void>()
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}
window.IntersectionObserver = class {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords = () => []
}
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: media.includes('prefers-reduced-motion') && reducedMotion,
    media,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })

let reducedMotion = false

/** Lets the visitor ask for less motion, or not, from the next render on. */
export function setReducedMotion(reduced: boolean): void {
  reducedMotion = reduced
}
