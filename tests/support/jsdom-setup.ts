import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { noteLinks } from '../../src/runtime/app/note-links.ts'
import { replaceLostPictures } from '../../src/runtime/app/replace-lost-pictures.ts'

afterEach(() => {
  cleanup()
  reducedMotion = false
})
// Does what the first script of every page does.
replaceLostPictures()
noteLinks()
// A busy machine needs long for the first page of a file.
configure({ asyncUtilTimeout: 12_000 })

// Replaces features of browsers that jsdom lacks.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
HTMLCanvasElement.prototype.getContext = () => null
Element.prototype.checkVisibility = () => false
window.scrollTo = vi.fn<() => void>()
Element.prototype.scrollIntoView = vi.fn<() => void>()
HTMLMediaElement.prototype.play = () => Promise.resolve()
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

/** Sets whether the visitor prefers reduced motion, from the next render on. */
export function setReducedMotion(reduced: boolean): void {
  reducedMotion = reduced
}
