import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { StoredPicture } from '../../protocol/protocol.ts'
import { Button } from '../parts.tsx'
import { useWrite } from './outcome.tsx'

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
}

/** Sets the focal point of a picture: by a press on it, or with the arrow keys. */
export function FocusForm({ picture: { path, address, record, recordFile } }: { picture: StoredPicture }) {
  const { notes, writeAndClose } = useWrite()
  const [[fromLeft, fromTop], setPoint] = useState(() => pointOf(record?.focus))
  if (recordFile === undefined) return <p className="muted">It has no record, so it has no focal point.</p>
  const moveTo = (x: number, y: number) => {
    setPoint([limited(x), limited(y)])
  }
  const press = ({ clientX, clientY, detail, currentTarget }: MouseEvent) => {
    // A press by keyboard has no place.
    if (detail === 0) return
    const box = currentTarget.getBoundingClientRect()
    moveTo(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100)
  }
  const pressKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    moveTo(fromLeft + step[0], fromTop + step[1])
  }
  const write = () =>
    writeAndClose(
      [{ do: 'set', file: recordFile, path: [path, 'focus'], value: [fromLeft, fromTop] }],
      `Wrote the focal point of ${path}.`,
    )
  return (
    <>
      <h3>Focal point</h3>
      <p className="muted">Press the point that every crop keeps in sight.</p>
      <Button
        className="focus-picture"
        label={`Focal point: ${fromLeft} % from the left, ${fromTop} % from the top. Arrow keys move it.`}
        onClick={press}
        onKeyDown={pressKey}
      >
        <img src={address} alt="" />
        <i style={{ left: `${fromLeft}%`, top: `${fromTop}%` }} />
      </Button>
      <Button onClick={() => void write()}>Write the focal point</Button>
      {notes}
    </>
  )
}

const limited = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

function pointOf(focus: unknown): [number, number] {
  const [x, top]: unknown[] = Array.isArray(focus) ? focus : []
  return [typeof x === 'number' ? x : 50, typeof top === 'number' ? top : 50]
}
