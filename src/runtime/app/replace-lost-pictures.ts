import { report } from '../engine/event-sink.ts'

/**
 * Replaces every picture that fails. If a variant fails, the browser tries the original. If the original fails, the
 * picture's fallback text replaces it (document 1 §4).
 */
export function replaceLostPictures(): void {
  window.addEventListener('error', ({ target }) => replace(target), true)
  replaceFailed(document)
}

/** Replaces the pictures that failed before anything listened: before this script ran, or outside of the page. */
export function replaceFailed(root: ParentNode): void {
  for (const image of root.querySelectorAll('img')) if (hasFailed(image)) replace(image)
}

function replace(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement)) return
  const frame = image.closest<HTMLElement>('[data-lost]')
  if (!frame) return
  report({ kind: 'picture-failed', src: image.getAttribute('src') ?? '' })
  const variants = frame.querySelectorAll('source')
  // Without variants, the browser loads the image's own address.
  for (const variant of variants) variant.remove()
  if (variants.length > 0) return
  const words = document.createElement('span')
  words.className = image.className
  words.dataset.lostPicture = ''
  words.textContent = frame.dataset.lost ?? ''
  frame.replaceChildren(...(words.textContent ? [words] : []))
}

const hasFailed = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) =>
  complete && naturalWidth === 0 && currentSrc !== ''
