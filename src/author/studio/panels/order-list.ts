import { button, make } from '../editor/make.ts'

interface OrderList {
  labels: string[]
  /** Word for an entry: `block`, `entry`. */
  noun: string
  /** Writes a change. `again` is the label of the button that does the same once more. */
  move: (from: number, to: number, again: string) => Promise<unknown>
  duplicate: (index: number, again: string) => Promise<unknown>
  remove: (index: number, again: string) => Promise<unknown>
  /** Shows an entry on the page. */
  press?: (index: number) => void
}

/** A list whose entries are moved by buttons, or dragged by their handle with mouse or finger. */
export function orderList({ labels, noun, move, duplicate, remove, press }: OrderList): HTMLElement {
  const list = make('ol', {})
  let isWriting = false
  const act = async (run: () => Promise<unknown>) => {
    // A second press would name entries by their earlier places.
    if (isWriting) return
    isWriting = true
    await run()
    isWriting = false
  }
  const labelled = (word: string, at: number, way = '') => `${word} ${noun} ${at + 1}${way}`
  const mover = (text: string, from: number, to: number, way: string) =>
    button(text, () => void act(() => move(from, to, labelled('Move', to, way))), {
      label: labelled('Move', from, way),
    })
  const rows = labels.map((label, index) => {
    const up = mover('↑', index, index - 1, ' up')
    up.disabled = index === 0
    const down = mover('↓', index, index + 1, ' down')
    down.disabled = index === labels.length - 1
    const handle = make(
      'span',
      { class: 'handle', title: 'Drag', attributes: { 'aria-hidden': 'true' } },
      '⠿',
    )
    const name = `${index + 1}. ${label}`
    const row = make(
      'li',
      { class: 'row entry' },
      handle,
      press ? button(name, () => press(index), { class: 'wide' }) : make('span', { class: 'wide' }, name),
      up,
      down,
      button('⧉', () => void act(() => duplicate(index, labelled('Duplicate', index + 1))), {
        label: labelled('Duplicate', index),
        title: 'Duplicate',
      }),
      button('✕', () => void act(() => remove(index, labelled('Remove', index))), {
        label: labelled('Remove', index),
        title: 'Remove',
      }),
    )
    drag(
      handle,
      row,
      () => rows,
      (to) => void act(() => move(index, to, '')),
    )
    return row
  })
  list.append(...rows)
  return list
}

/** Focuses the button with a label, if it is there and can be pressed. */
export const focusButton = (box: Element, label: string): void =>
  box.querySelector<HTMLElement>(`button[aria-label="${label}"]:enabled`)?.focus()

function drag(
  handle: HTMLElement,
  row: HTMLElement,
  rows: () => HTMLElement[],
  drop: (to: number) => void,
): void {
  let to = -1
  handle.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    to = rows().indexOf(row)
    handle.setPointerCapture(event.pointerId)
  })
  handle.addEventListener('pointermove', ({ clientY }) => {
    if (to < 0) return
    const from = rows().indexOf(row)
    const others = rows().filter((one) => one !== row)
    to = others.filter((one) => middleOf(one) < clientY).length
    others.forEach((one, at) => {
      one.dataset.drop = at === to && to <= from ? 'before' : at === to - 1 && to > from ? 'after' : ''
    })
    row.dataset.dragged = ''
  })
  const end = () => {
    const from = rows().indexOf(row)
    for (const one of rows()) delete one.dataset.drop
    delete row.dataset.dragged
    const target = to
    to = -1
    return { from, target }
  }
  handle.addEventListener('pointerup', () => {
    const { from, target } = end()
    if (target >= 0 && target !== from) drop(target)
  })
  handle.addEventListener('pointercancel', () => void end())
}

function middleOf(row: HTMLElement): number {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
