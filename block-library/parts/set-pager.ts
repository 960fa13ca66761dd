import { fillText } from '../../schemas/shared/fill-texts.ts'

interface Pages {
  page: number
  pages: number
  /** Number of items on the page, and on all pages. */
  shown: number
  count: number
}

/**
 * Sets all parts of a list's pager to a page:
 * - `data-page` on the button of a page, `data-step` on the buttons of the previous and the next page
 * - `data-pages-above` on a part that is hidden unless the list has more pages than this
 * - `data-items-text` and `data-pages-text` on a text, with its template as value
 * - a `progress` element and a `select` of pages
 */
export function setPager(list: HTMLElement, { page, pages, shown, count }: Pages): void {
  for (const part of list.querySelectorAll<HTMLElement>('[data-pages-above]')) {
    part.hidden = pages <= Number(part.dataset.pagesAbove)
    // Safari shows hidden options.
    if (part instanceof HTMLOptionElement) part.disabled = part.hidden
  }
  for (const button of list.querySelectorAll<HTMLElement>('[data-page]')) {
    if (Number(button.dataset.page) === page) button.setAttribute('aria-current', 'page')
    else button.removeAttribute('aria-current')
  }
  for (const button of list.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    const target = page + Number(button.dataset.step)
    button.disabled = target < 1 || target > pages
  }
  for (const text of list.querySelectorAll<HTMLElement>('[data-items-text]'))
    setText(text, fillText(text.dataset.itemsText ?? '', { shown, count }))
  for (const text of list.querySelectorAll<HTMLElement>('[data-pages-text]'))
    setText(text, fillText(text.dataset.pagesText ?? '', { page, count: pages }))
  const bar = list.querySelector('progress')
  if (bar) Object.assign(bar, { max: pages, value: page })
  const select = list.querySelector('select')
  if (select) select.value = String(page)
}

/** Sets a text only if it is different, so that a live region does not repeat it. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
