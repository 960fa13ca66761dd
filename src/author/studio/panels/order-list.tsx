import { useRef, useState } from 'react'
import type { Change } from '../../protocol/protocol.ts'
import type { EntryAct } from '../editor/list-entries.ts'
import { Button, ToolIcon } from '../parts.tsx'
import { useWrite } from './outcome.tsx'

interface OrderListProps {
  labels: string[]
  /** Word for an entry: `block`, `entry`. */
  noun: string
  /** Returns the changes of an act on an entry. */
  changes: (act: EntryAct, index: number, to: number) => Change[]
  /** Whether the page has been drawn since, so that the entries may have other places. */
  isOld?: boolean
  /** Reads the list again after a change, unless the page has it. */
  changed?: () => Promise<void>
  /** Shows an entry on the page. */
  press?: (index: number) => void
}

const done = { move: 'Moved', duplicate: 'Duplicated', remove: 'Removed' }

/** A list whose entries are moved by buttons, or dragged by their handle with mouse or finger. */
export function OrderList({ labels, noun, isOld = false, changes, changed, press }: OrderListProps) {
  const { notes, write } = useWrite()
  const Label = press ? Button : 'span'
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<{ from: number; to: number }>()
  const act = async (kind: EntryAct, index: number, to: number, icon?: string) => {
    if (isOld || !(await write(changes(kind, index, to), `${done[kind]} ${noun} ${index + 1}.`))) return
    await changed?.()
    // Focuses the moved entry or the copy, when React has drawn the new order: on the button of the same act if it has one.
    setTimeout(() => {
      const rows = list.current?.children ?? []
      const row = rows[Math.min(kind === 'duplicate' ? index + 1 : to, rows.length - 1)]
      const same = row?.querySelector<HTMLElement>(`[name="${icon}"]:enabled`)
      ;(same ?? row?.querySelector<HTMLElement>('button:enabled'))?.focus()
    })
  }
  const button = (icon: 'up' | 'down' | 'copy' | 'close', kind: EntryAct, index: number, to: number) => {
    const verb = { move: 'Move', duplicate: 'Duplicate', remove: 'Remove' }[kind]
    return (
      <Button
        label={`${verb} ${noun} ${index + 1}${kind === 'move' ? ` ${icon}` : ''}`}
        title={verb}
        name={icon}
        disabled={to < 0 || to >= labels.length}
        onClick={() => void act(kind, index, to, icon)}
      >
        <ToolIcon name={icon} />
      </Button>
    )
  }
  const dragTo = (from: number, clientY: number) => {
    const others = [...(list.current?.children ?? [])].filter((_, index) => index !== from)
    setDrag({ from, to: others.filter((row) => middleOf(row) < clientY).length })
  }
  const dropAt = (index: number) => {
    if (!drag || index === drag.from || index !== drag.to) return undefined
    return drag.to < drag.from ? 'before' : 'after'
  }
  return (
    <>
      {notes}
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
                if (drag && drag.to !== index) void act('move', index, drag.to)
              }}
              onPointerCancel={() => setDrag(undefined)}
            >
              <ToolIcon name="grip" />
            </span>
            <Label className="wide" onClick={press && (() => press(index))}>
              {index + 1}. {label}
            </Label>
            {button('up', 'move', index, index - 1)}
            {button('down', 'move', index, index + 1)}
            {button('copy', 'duplicate', index, index)}
            {button('close', 'remove', index, index)}
          </li>
        ))}
      </ol>
    </>
  )
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
