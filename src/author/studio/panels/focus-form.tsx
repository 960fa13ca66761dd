import { useState, type MouseEvent } from 'react'
import type { StoredPicture } from '../../protocol/protocol.ts'
import { Button } from '../parts.tsx'
import { useWrite } from './outcome.tsx'

const sides = ['left', 'top']

/** Sets the focal point of a picture: by a press on it, or by its distances from two sides. */
export function FocusForm({ picture: { path, address, record, recordFile } }: { picture: StoredPicture }) {
  const { notes, writeAndClose } = useWrite()
  const [point, setPoint] = useState(() => pointOf(record?.focus))
  if (recordFile === undefined) return <p className="muted">It has no record, so it has no focal point.</p>
  const press = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setPoint([(clientX - left) / width, (clientY - top) / height].map((part) => Math.round(100 * part)))
  }
  return (
    <>
      <h3>Focal point</h3>
      <p className="muted">Press the point that every crop keeps in sight.</p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the fields below take the point by keyboard */}
      <div className="focus-picture" onClick={press}>
        <img src={address} alt="" />
        <i style={{ left: `${point[0]}%`, top: `${point[1]}%` }} />
      </div>
      {sides.map((side, at) => (
        <label key={side} className="field">
          Per cent from the {side}
          <input
            type="range"
            value={point[at]}
            onChange={({ target }) => setPoint(point.with(at, target.valueAsNumber))}
          />
        </label>
      ))}
      <Button
        onClick={() =>
          void writeAndClose(
            [{ do: 'set', file: recordFile, path: [path, 'focus'], value: point }],
            `Wrote the focal point of ${path}.`,
          )
        }
      >
        Write the focal point
      </Button>
      {notes}
    </>
  )
}

const pointOf = (focus: unknown): number[] =>
  sides.map((_, at) => (Array.isArray(focus) && typeof focus[at] === 'number' ? focus[at] : 50))
