import type { StoredPicture } from '../../dev/server/protocol.ts'
import type { Editor } from './editor.ts'
import { button, make } from './make.ts'
import { notesOf } from './panel.ts'

/** Sets the focal point of a picture: by a press on it, or with the arrow keys. */
export function focusForm(editor: Editor, { path, address, record, recordFile }: StoredPicture): HTMLElement {
  if (recordFile === undefined)
    return make('p', { class: 'muted' }, 'It has no record, so it has no focal point.')
  const notes = notesOf()
  const point = pointOf(record?.focus)
  const dot = make('i', {})
  const surface = make(
    'button',
    { class: 'focus-picture', attributes: { type: 'button' } },
    make('img', { attributes: { src: address, alt: '' } }),
    dot,
  )
  const draw = () => {
    Object.assign(dot.style, { left: `${point[0]}%`, top: `${point[1]}%` })
    surface.setAttribute(
      'aria-label',
      `Focal point: ${point[0]} % from the left, ${point[1]} % from the top. Arrow keys move it.`,
    )
  }
  const moveTo = (left: number, top: number) => {
    point[0] = Math.round(Math.min(100, Math.max(0, left)))
    point[1] = Math.round(Math.min(100, Math.max(0, top)))
    draw()
  }
  surface.addEventListener('click', ({ clientX, clientY, detail }) => {
    if (detail === 0) return
    const { left, top, width, height } = surface.getBoundingClientRect()
    moveTo(((clientX - left) / width) * 100, ((clientY - top) / height) * 100)
  })
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [-5, 0],
    ArrowRight: [5, 0],
    ArrowUp: [0, -5],
    ArrowDown: [0, 5],
  }
  surface.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    moveTo(point[0] + step[0], point[1] + step[1])
  })
  draw()
  const write = async () => {
    const changes = [{ do: 'set' as const, file: recordFile, path: [path, 'focus'], value: [...point] }]
    if (await editor.write(changes, `Wrote the focal point of ${path}.`, notes)) editor.close()
  }
  return make(
    'div',
    {},
    make('h3', {}, 'Focal point'),
    make('p', { class: 'muted' }, 'Press the point that every crop keeps in sight.'),
    surface,
    button('Write the focal point', () => void write()),
    notes,
  )
}

function pointOf(focus: unknown): [number, number] {
  const [left, top]: unknown[] = Array.isArray(focus) ? focus : []
  return [typeof left === 'number' ? left : 50, typeof top === 'number' ? top : 50]
}
