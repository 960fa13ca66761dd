import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useDrawing, useEditor } from './editor/editor.ts'
import { placeCard } from './page/place-card.ts'
import { openInEditor } from './server.ts'
import { rootOf } from './shadow-host.ts'

/** Drawings of the studio's symbols, which not every font has, in a square of 16 units. */
const paths = {
  close: 'M4 4l8 8M12 4l-8 8',
  side: 'M2 6h11M10 3l3 3M14 10H3M6 13l-3-3',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  copy: 'M10.5 5.5v-4h-9v9h4M5.5 5.5h9v9h-9z',
  grip: 'M5.5 4h1M9.5 4h1M5.5 8h1M9.5 8h1M5.5 12h1M9.5 12h1',
} as const

/** A symbol in a button whose label names it. */
export const ToolIcon = ({ name }: { name: keyof typeof paths }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" className="icon" aria-hidden>
    <path d={paths[name]} />
  </svg>
)

/** A button of the studio. `label` is its accessible name if its text does not name it. */
export const Button = ({ label, ...props }: { label?: string | undefined } & ComponentProps<'button'>) => (
  <button type="button" aria-label={label} {...props} />
)

/** A button that opens a place of the project, `file:line:column`, in the author's editor. */
export const PlaceButton = ({ place }: { place: string }) => (
  <Button className="plain place" onClick={() => void openInEditor(place)}>
    Open {place}
  </Button>
)

/** A button that shows a card or a panel. */
export function Opener({
  content,
  near,
  ...props
}: { content: ReactNode; near?: Node } & Omit<ComponentProps<'button'>, 'content'>) {
  const editor = useEditor()
  return <Button onClick={() => editor.show(content, near)} {...props} />
}

/** A text field with its visible label. Its form reads the value by `name`, and Enter sends the form. */
export const Field = ({
  label,
  note,
  ...props
}: { label: string; note?: string } & ComponentProps<'textarea'>) => (
  <label className="field">
    {label}
    <textarea rows={1} onKeyDown={sendForm} {...props} />
    {note !== undefined && <small>{note}</small>}
  </label>
)

function sendForm(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** A choice between values with its visible label. */
export const Choice = ({
  label,
  values,
  ...props
}: { label: string; values: readonly string[] } & ComponentProps<'select'>) => (
  <label className="field">
    {label}
    <select {...props}>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </select>
  </label>
)

interface SearchProps extends ComponentProps<'input'> {
  label: string
  change: (value: string) => void
}

/** A search field. It has the focus at first. */
export const Search = ({ label, change, ...props }: SearchProps) => (
  <input
    type="search"
    aria-label={label}
    placeholder={label}
    onChange={({ target }) => change(target.value)}
    ref={focusFirst}
    {...props}
  />
)

const focusFirst = (element: HTMLElement | null) => element?.focus()

/** Returns the text of a form's field. */
export function valueIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}

interface CardProps {
  label: string
  title?: string
  children: ReactNode
}

/** A card beside a part of the page. It closes when the page is drawn again. */
export function Card({ label, title = label, children }: CardProps) {
  const editor = useEditor()
  useDrawing()
  const box = useRef<HTMLElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [card, content] = [box.current, inner.current]
    if (!card || !content) return
    const bar = rootOf(card).querySelector('.bar')
    const place = () => placeCard(card, editor.typing()?.element ?? editor.state().near, bar)
    place()
    const observer = new ResizeObserver(place)
    for (const part of [content, bar]) if (part) observer.observe(part)
    const ended = new AbortController()
    for (const kind of ['scroll', 'resize'])
      window.addEventListener(kind, place, { passive: true, signal: ended.signal })
    return () => {
      observer.disconnect()
      ended.abort()
    }
  }, [editor])
  return (
    <section className="card" aria-label={label} ref={box}>
      <div className="stack" ref={inner}>
        <Title text={title} />
        {children}
      </div>
    </section>
  )
}

interface PanelProps {
  title: string
  isBroad?: boolean
  children: ReactNode
}

/** A panel at the side of the page, with buttons to close it and to put it on the other side. */
export function Panel({ title, isBroad = false, children }: PanelProps) {
  const editor = useEditor()
  const [isLeft, setLeft] = useState(false)
  return (
    <section className={`dock ${isBroad ? 'broad' : ''} ${isLeft ? 'left' : ''}`} aria-label={title}>
      <div className="row">
        <Title text={title} />
        <Button label="Other side" title="Other side" onClick={() => setLeft(!isLeft)}>
          <ToolIcon name="side" />
        </Button>
        <Button label="Close" title="Close (Escape)" onClick={editor.close}>
          <ToolIcon name="close" />
        </Button>
      </div>
      <div className="stack">{children}</div>
    </section>
  )
}

/** The heading of a card or a panel. It takes the focus, except from a field inside that has it already. */
function Title({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const part = heading.current?.closest('section')
    if (
      part &&
      !part.contains(rootOf(part).activeElement) &&
      !document.activeElement?.matches('[contenteditable]')
    )
      heading.current?.focus()
  }, [])
  return (
    <h2 className="wide" tabIndex={-1} ref={heading}>
      {text}
    </h2>
  )
}
