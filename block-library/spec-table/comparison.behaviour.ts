import { fillText } from '../../schemas/shared/fill-texts.ts'
import type { Attach } from '../contract/behaviour.ts'
import { enclose } from '../parts/enclosure.ts'

/**
 * Compares the chosen products: marks the values that differ, moves equal rows below the table, and writes the choice
 * into the address. The enquiry button carries the names of the products.
 */
export const attach: Attach = (frame) => {
  const { most, none, status = '', enclosed = '' } = frame.dataset
  const find = <E extends HTMLElement>(selector: string) => [...frame.querySelectorAll<E>(selector)]
  const boxes = find<HTMLInputElement>('[data-place]')
  const [all] = find('[aria-pressed]')
  const [line] = find('[role=status]')
  const [details] = find('details')
  const [count] = find('summary span')
  const [differing, equal] = find<HTMLTableSectionElement>('tbody')
  if (!all || !line || !details || !count || !differing || !equal) return () => {}
  const rows = [...differing.rows]
  const listening = new AbortController()
  const { signal } = listening

  const compare = () => {
    const chosen = boxes.filter(({ checked }) => checked)
    const shown = (chosen.length > 0 ? chosen : boxes).map((box) => boxes.indexOf(box))
    for (const row of rows) {
      const isEqual = markRow(row, { shown, isChoice: chosen.length > 1, none })
      ;(isEqual ? equal : differing).append(row)
    }
    for (const box of boxes) box.disabled = !box.checked && chosen.length >= Number(most)
    all.setAttribute('aria-pressed', String(chosen.length === 0))
    details.hidden = inView(equal) === 0
    count.textContent = String(inView(equal))
    const figures = { most: most ?? '', differing: inView(differing), equal: inView(equal) }
    line.textContent = chosen.length > 0 ? fillText(status, { count: chosen.length, ...figures }) : ''
  }
  const change = () => {
    compare()
    history.replaceState(history.state, '', address(boxes))
  }
  const press = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    if (target.closest('button') === all) {
      for (const box of boxes) box.checked = false
      change()
    } else if (target.closest('[data-ask-for-form]')) {
      const chosen = boxes.filter(({ checked }) => checked)
      const products = chosen.map((box) => box.parentElement?.textContent).join(', ')
      const page = window.location.origin + address(boxes)
      if (chosen.length > 0) enclose(fillText(enclosed, { products, address: page }))
    }
  }

  choose(boxes, Number(most))
  compare()
  frame.addEventListener('change', change, { signal })
  frame.addEventListener('click', press, { signal })
  return () => {
    listening.abort()
    differing.append(...rows)
  }
}

/** Returns the number of rows that are in view. */
const inView = ({ rows }: HTMLTableSectionElement) => [...rows].filter(({ hidden }) => !hidden).length

/** Checks the products that the address names, else the first two, whatever the browser restored after a reload. */
function choose(boxes: HTMLInputElement[], most: number): void {
  const named = new URLSearchParams(window.location.search).get('products')?.split(',')
  const chosen = boxes.filter(({ value, defaultChecked }) => named?.includes(value) ?? defaultChecked)
  for (const box of boxes) box.checked = chosen.slice(0, most).includes(box)
}

/** Returns the address of the page with the chosen products. The word `all` names no product. */
function address(boxes: HTMLInputElement[]): string {
  const keys = boxes.flatMap(({ checked, value }) => (checked ? [value] : []))
  return `${window.location.pathname}?products=${keys.join(',') || 'all'}`
}

interface Choice {
  /** Places of the shown products. */
  shown: number[]
  /** Whether at least two products are chosen. */
  isChoice: boolean
  /** Text of a missing value. */
  none: string | undefined
}

/** Marks the values of a row. Returns whether all shown values are equal; then only the first is in view. */
function markRow(row: HTMLTableRowElement, { shown, isChoice, none }: Choice): boolean {
  const cells = [...row.cells].slice(1)
  const texts = shown.map((place) => cells[place]?.textContent)
  const isEqual = shown.length > 1 && new Set(texts).size === 1
  row.hidden = texts.every((value) => value === none)
  for (const [place, cell] of cells.entries()) {
    const isMarked = isChoice && !isEqual && cell.textContent !== none
    const uses = texts.filter((value) => value === cell.textContent).length
    cell.hidden = isEqual && place !== shown[0]
    cell.toggleAttribute('data-lit', isMarked && uses === 1)
    cell.toggleAttribute('data-shared', isMarked && uses > 1)
  }
  return isEqual
}
