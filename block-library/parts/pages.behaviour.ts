import type { Attach } from '../contract/behaviour.ts'
import { pageOf } from './page-of.ts'
import { setPager } from './set-pager.ts'

/**
 * Shows one page of a list at a time: of all items, or of the category whose button is pressed. Its markup has
 * - `data-page-size` on the list, and `data-item` on each item, with its category as value
 * - `aria-pressed` on the button of each category, with the category as value; an empty value selects all
 * - the parts of the pager (`set-pager.ts`)
 *
 * The selected category is in the address, so that it is still selected after Back, and can be sent to somebody.
 */
export const attach: Attach = (list) => {
  const listening = new AbortController()
  const { signal } = listening
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.hasAttribute('aria-pressed')) {
      choose(list, button)
      note(button.value)
      show(list, 1)
    } else if (button?.dataset.page) show(list, Number(button.dataset.page))
    else if (button?.dataset.step) show(list, currentPage(list) + Number(button.dataset.step))
  }
  const jump = () => show(list, selectedPage(list))

  list.addEventListener('click', press, { signal })
  list.addEventListener('change', jump, { signal })
  // The browser may have restored a choice, or the visitor may have made one before the script ran.
  const noted = new URLSearchParams(location.search).get(CATEGORY)
  const category = [...list.querySelectorAll<HTMLButtonElement>('[aria-pressed]')].find(
    ({ value }) => value !== '' && value === noted,
  )
  if (category) choose(list, category)
  show(list, selectedPage(list))
  return () => listening.abort()
}

/** Name of the category's parameter in the address. */
const CATEGORY = 'show'

function choose(list: HTMLElement, category: HTMLButtonElement): void {
  for (const button of list.querySelectorAll('[aria-pressed]'))
    button.setAttribute('aria-pressed', String(button === category))
}

/** Writes the category into the address, without a new entry in the history. */
function note(category: string): void {
  const address = new URL(location.href)
  if (category) address.searchParams.set(CATEGORY, category)
  else address.searchParams.delete(CATEGORY)
  history.replaceState(history.state, '', address)
}

function show(list: HTMLElement, requested: number): void {
  const all = [...list.querySelectorAll<HTMLElement>('[data-item]')]
  const category = list.querySelector<HTMLButtonElement>('[aria-pressed="true"]')?.value
  const chosen = all.filter(({ dataset }) => !category || dataset.item === category)
  const { page, pages, items } = pageOf(chosen, Number(list.dataset.pageSize), requested)
  for (const item of all) item.hidden = !items.includes(item)
  setPager(list, { page, pages, shown: items.length, count: chosen.length })
}

const currentPage = (list: HTMLElement) =>
  Number(list.querySelector<HTMLElement>('[data-page][aria-current]')?.dataset.page ?? 1)

const selectedPage = (list: HTMLElement) => Number(list.querySelector('select')?.value) || currentPage(list)
