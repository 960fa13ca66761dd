import { fillText } from '../../schemas/shared/fill-texts.ts'
import type { Attach } from '../contract/behaviour.ts'

/**
 * Opens a pressed thumb large in the dialog. The browser closes it for Escape and returns the focus. A press on its
 * button or beside the picture closes it too. Its other buttons and the arrow keys lead through all pictures of the
 * selected category. The closed dialog holds no picture.
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
    const button = target.closest<HTMLElement>('dialog button')
    // A press beside the picture lands on the dialog itself.
    if (button?.dataset.action) step(button.dataset.action === 'next' ? 1 : -1)
    else if (target === dialog || button) dialog.close()
    else if (thumb && target.closest('a') && !opensElsewhere(event)) {
      event.preventDefault()
      open(thumb)
      dialog.showModal()
    }
  }
  let shown: HTMLElement | undefined
  const open = (thumb: HTMLElement) => {
    shown = thumb
    const among = selectedWith(thumb)
    fill(dialog, thumb, { number: among.indexOf(thumb) + 1, count: among.length })
  }
  const step = (by: number) => {
    if (!shown) return
    const among = selectedWith(shown)
    const next = among.at((among.indexOf(shown) + by) % among.length)
    if (next) open(next)
  }
  const turn = ({ key }: KeyboardEvent) => {
    const way = getComputedStyle(dialog).direction === 'rtl' ? -1 : 1
    if (key === 'ArrowRight') step(way)
    if (key === 'ArrowLeft') step(-way)
  }

  pictures.addEventListener('click', press, { signal })
  dialog.addEventListener('keydown', turn, { signal })
  dialog.addEventListener('close', () => empty(dialog), { signal })
  return () => listening.abort()
}

/** Returns all pictures of the gallery's selected category, in order. A thumb on another page is hidden. */
function selectedWith(thumb: HTMLElement): HTMLElement[] {
  const gallery = thumb.closest('[data-behaviour="pages"]') ?? thumb.parentElement
  const category = gallery?.querySelector<HTMLButtonElement>('[aria-pressed="true"]')?.value
  const all = [...(gallery?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
  return all.filter(({ dataset }) => !category || dataset.item === category)
}

/** Copies a thumb's picture and label into the dialog, with its category, its place and the category's page. */
function fill(dialog: HTMLDialogElement, thumb: HTMLElement, place: { number: number; count: number }): void {
  const copy = document.importNode(thumb, true)
  for (const source of copy.querySelectorAll('source')) source.sizes = dialog.dataset.sizes ?? ''
  const image = copy.querySelector('img')
  // The caption names the picture.
  image?.setAttribute('alt', '')
  image?.setAttribute('loading', 'eager')
  // A small picture is at least as large as its thumb.
  if (image) image.style.minWidth = `min(100%, ${thumb.clientWidth}px)`
  const link = copy.querySelector('a')
  link?.replaceWith(...link.childNodes)
  empty(dialog)
  dialog.querySelector('figure')?.prepend(...copy.childNodes)
  const category = thumb.dataset.item ?? ''
  const caption = dialog.querySelector('figcaption strong')
  if (caption) caption.textContent = category
  const text = dialog.querySelector<HTMLElement>('[data-place]')
  if (text) text.textContent = fillText(text.dataset.place ?? '', place)
  for (const page of dialog.querySelectorAll<HTMLElement>('[data-category]'))
    page.hidden = page.dataset.category !== category
}

function empty(dialog: HTMLDialogElement): void {
  for (const part of dialog.querySelectorAll('figure > :not(figcaption)')) part.remove()
}

/** Returns whether a press asks the browser for a new tab or window, or for a download. */
const opensElsewhere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey
