import type { Attach } from '../contract/behaviour.ts'
import { enclose } from '../parts/enclosure.ts'

/**
 * Compares the chosen products: marks the values that differ, moves equal rows below the table, and writes the choice
 * into the address. The enquiry button carries the names of the products.
 */
export const attach: Attach = (frame) => {
  const boxes = [...frame.querySelectorAll<HTMLInputElement>('[data-place]')]
  const [differing, equal] = frame.querySelectorAll('tbody')
  const rows = [...(differing?.rows ?? [])]
  const listening = new AbortController()
  const { signal } = listening
  const { most, none, status = '', enclosed = '' } = frame.dataset
  const chosen = () => boxes.filter(({ checked }) => checked)

  const compare = () => {
    const { length } = chosen()
    const places = boxes.flatMap(({ checked }, place) => (checked || length === 0 ? [place + 1] : []))
    for (const row of rows) {
      const texts = places.map((place) => row.cells[place]?.textContent)
      const isEqual = texts.length > 1 && new Set(texts).size === 1
      row.hidden = texts.every((value) => value === none)
      ;(isEqual && !row.hidden ? equal : differing)?.append(row)
      for (const cell of row.querySelectorAll('td')) {
        const uses = texts.filter((text) => text === cell.textContent).length
        cell.hidden = isEqual && cell.cellIndex !== places[0]
        cell.toggleAttribute('data-lit', length > 1 && uses === 1)
      }
    }
    for (const box of boxes) box.disabled = !box.checked && length >= Number(most)
    for (const line of frame.querySelectorAll('[role=status]'))
      line.textContent = status.replace('{count}', String(length))
  }
  const change = () => {
    compare()
    const keys = chosen().map(({ value }) => value)
    history.replaceState(history.state, '', `?products=${keys.join() || 'all'}`)
  }
  const press = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    if (target.matches('button')) {
      for (const box of boxes) box.checked = false
      change()
    } else if (target.matches('[data-ask-for-form]') && chosen().length > 0) {
      const products = chosen().map((box) => box.parentElement?.textContent)
      enclose(enclosed.replace('{products}', () => products.join(', ')))
    }
  }

  // An address without products means the first two, whatever the browser restored after a reload.
  const named = new URLSearchParams(window.location.search).get('products')?.split(',')
  let free = Number(most)
  for (const box of boxes) box.checked = (named?.includes(box.value) ?? box.defaultChecked) && free-- > 0
  compare()
  frame.addEventListener('change', change, { signal })
  frame.addEventListener('click', press, { signal })
  return () => {
    listening.abort()
    differing?.append(...rows)
  }
}
