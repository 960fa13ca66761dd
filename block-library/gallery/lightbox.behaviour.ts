import type { Attach } from '../contract/behaviour.ts'

/**
 * Opens a pressed thumb large in the dialog. The browser closes it for Escape and returns the focus. A press on its
 * button or beside the picture closes it too. The closed dialog holds no picture.
 */
export const attach: Attach = (pictures) => {
  const listening = new AbortController()
  const { signal } = listening
  const dialog = pictures.querySelector('dialog')
  if (!dialog) return () => {}

  const press = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const thumb = target.closest<HTMLElement>('[data-item]')
    // A press beside the picture lands on the dialog itself.
    if (target === dialog || target.closest('dialog button')) dialog.close()
    else if (thumb && target.closest('a') && !opensElsewhere(event)) {
      event.preventDefault()
      fill(dialog, thumb)
      dialog.showModal()
    }
  }

  pictures.addEventListener('click', press, { signal })
  dialog.addEventListener('close', () => empty(dialog), { signal })
  return () => listening.abort()
}

/** Copies a thumb's picture and label into the dialog, with its category as caption. */
function fill(dialog: HTMLDialogElement, thumb: HTMLElement): void {
  const copy = document.importNode(thumb, true)
  for (const source of copy.querySelectorAll('source')) source.sizes = dialog.dataset.sizes ?? ''
  const image = copy.querySelector('img')
  // The caption names the picture.
  image?.setAttribute('alt', '')
  image?.setAttribute('loading', 'eager')
  const link = copy.querySelector('a')
  link?.replaceWith(...link.childNodes)
  empty(dialog)
  dialog.querySelector('figure')?.prepend(...copy.childNodes)
  const caption = dialog.querySelector('figcaption')
  if (caption) caption.textContent = thumb.dataset.item ?? ''
}

function empty(dialog: HTMLDialogElement): void {
  for (const part of dialog.querySelectorAll('figure > :not(figcaption)')) part.remove()
}

/** Returns whether a press asks the browser for a new tab or window, or for a download. */
const opensElsewhere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey
