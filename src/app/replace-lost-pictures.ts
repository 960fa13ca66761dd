import { report } from '../engine/event-sink.ts'
import { unhydrated } from '../engine/unhydrated.ts'

/**
 * Sees to every picture that fails, on a published page too, whose blocks may never be hydrated: where a variant fails the
 * picture itself is tried, and where that fails its own words take its place (document 1 §4).
 */
export function replaceLostPictures(): void {
  window.addEventListener('error', ({ target }) => replace(target), true)
  // What failed before this ran fires no event any more.
  for (const image of document.images) if (hasFailed(image)) replace(image)
}

function replace(image: EventTarget | null): void {
  if (!(image instanceof HTMLImageElement)) return
  const frame = image.closest<HTMLElement>('[data-lost]')
  // A block that is still to be hydrated must be found as it was published; it tells of its picture itself then.
  if (!frame || image.closest(`[${unhydrated}]`)) return
  report({ kind: 'picture-failed', src: image.getAttribute('src') ?? '' })
  const variants = frame.querySelectorAll('source')
  // Without them the browser takes the image's own address.
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
