import { useRef, useState } from 'react'
import { Button, Icon } from '../parts.tsx'

interface OrderListProps {
  labels: string[]
  /** Word for an entry: `block`, `entry`. */
  noun: string
  /** Writes a change. Resolves with whether it was written. */
  move: (from: number, to: number) => Promise<boolean>
  duplicate: (index: number) => Promise<boolean>
  remove: (index: number) => Promise<boolean>
  /** Shows an entry on the page. */
  press?: (index: number) => void
}

/** A list whose entries are moved by buttons, or dragged by their handle with mouse or finger. */
export function OrderList({ labels, noun, move, duplicate, remove, press }: OrderListProps) {
  const list = useRef<HTMLOListElement>(null)
  const isWriting = useRef(false)
  const [drag, setDrag] = useState<{ from: number; to: number }>()
  /** Focuses the button that does the same once more, when React has drawn the new order. */
  const focus = (label: string) =>
    setTimeout(() => {
      list.current?.querySelector<HTMLElement>(`button[aria-label="${label}"]:enabled`)?.focus()
    })
  const act = async (run: () => Promise<boolean>, next = '') => {
    // A second press would name entries by their earlier places.
    if (isWriting.current) return
    isWriting.current = true
    const isWritten = await run()
    isWriting.current = false
    if (isWritten) focus(next)
  }
  const labelled = (word: string, at: number, way = '') => `${word} ${noun} ${at + 1}${way}`
  const mover = (way: 'up' | 'down', from: number, to: number) => (
    <Button
      label={labelled('Move', from, ` ${way}`)}
      disabled={to < 0 || to >= labels.length}
      onClick={() => void act(() => move(from, to), labelled('Move', to, ` ${way}`))}
    >
      <Icon name={way} />
    </Button>
  )
  const dragTo = (from: number, clientY: number) => {
    const others = [...(list.current?.children ?? [])].filter((_, index) => index !== from)
    setDrag({ from, to: others.filter((row) => middleOf(row) < clientY).length })
  }
  const dropAt = (index: number) => {
    if (!drag || index === drag.from) return undefined
    if (drag.to <= drag.from) return index === drag.to ? 'before' : undefined
    return index === drag.to ? 'after' : undefined
  }
  return (
    <ol ref={list}>
      {labels.map((label, index) => (
        <li
          key={index}
          className="row entry"
          data-dragged={drag?.from === index || undefined}
          data-drop={dropAt(index)}
        >
          <span
            className="handle"
            title="Drag"
            aria-hidden="true"
            onPointerDown={(event) => {
              event.preventDefault()
              event.currentTarget.setPointerCapture(event.pointerId)
              setDrag({ from: index, to: index })
            }}
            onPointerMove={({ clientY }) => drag && dragTo(index, clientY)}
            onPointerUp={() => {
              setDrag(undefined)
              if (drag && drag.to !== index) void act(() => move(index, drag.to))
            }}
            onPointerCancel={() => setDrag(undefined)}
          >
            <Icon name="grip" />
          </span>
          {press ? (
            <Button className="wide" onClick={() => press(index)}>
              {index + 1}. {label}
            </Button>
          ) : (
            <span className="wide">
              {index + 1}. {label}
            </span>
          )}
          {mover('up', index, index - 1)}
          {mover('down', index, index + 1)}
          <Button
            label={labelled('Duplicate', index)}
            title="Duplicate"
            onClick={() => void act(() => duplicate(index), labelled('Duplicate', index + 1))}
          >
            <Icon name="copy" />
          </Button>
          <Button
            label={labelled('Remove', index)}
            title="Remove"
            onClick={() => void act(() => remove(index), labelled('Remove', index))}
          >
            <Icon name="close" />
          </Button>
        </li>
      ))}
    </ol>
  )
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
