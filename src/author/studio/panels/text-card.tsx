import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Leaf } from '../../protocol/protocol.ts'
import { closerOf, useEditor } from '../editor/editor.ts'
import { editInPlace, type InPlace } from '../page/edit-in-place.ts'
import { pageTexts, singleSpaced } from '../page/page-texts.ts'
import type { Part } from '../page/read-trace.ts'
import { blockAround } from '../page/targets.ts'
import { Button, Card, Field, Opener } from '../parts.tsx'
import { BlockCard } from './block-card.tsx'
import { changeOf, Origin, otherPages } from './origin.tsx'
import { useWrite } from './outcome.tsx'

/** A text with its parts; with its text nodes if it is shown on the page. */
export interface Editable {
  text: string
  parts: Part[]
  nodes?: Text[]
  /** The element that has the text. */
  element?: Element
  /** Kind of the text, if it is not a visible text: `alternative text`. */
  name?: string
}

/** The card of a text: where it comes from, and the text itself to type, on the page where that is possible. */
export function TextCard({ text, parts, nodes, element, name = 'Text' }: Editable) {
  const editor = useEditor()
  const sourced = parts.filter((part): part is Part & { leaf: Leaf } => part.leaf !== undefined)
  const [only] = sourced
  // A placeholder such as `{title}` is not typed on the page.
  const isWhole = only && (only.leaf.html || singleSpaced(only.leaf.value) === text)
  if (isWhole && parts.length === 1 && only.leaf.editable)
    return (
      <Card label={name}>
        <Value {...only} start={only.leaf.html ? text : only.leaf.value} nodes={nodes ?? none} isFirst />
      </Card>
    )
  return (
    <Card label={name}>
      <p>“{text}”</p>
      {parts.length > 1 && only && <p className="muted">It is put together from these values:</p>}
      {sourced.map(({ leaf, run }, index) => (
        <Value
          key={index}
          leaf={leaf}
          run={run}
          start={leaf.html ? textOfRun(leaf.value, run) : leaf.value}
        />
      ))}
      {!only && <Computed element={element} />}
      <div className="row">
        <Button onClick={editor.close}>Close</Button>
      </div>
    </Card>
  )
}

/** Says who makes a text that no value of a file is. The card of its block leads to the options and the content. */
function Computed({ element }: { element: Element | undefined }) {
  const { targets } = useEditor()
  const block = element && blockAround(element, targets())
  if (!block) return <p>This text is the engine’s own: no file of the site has it.</p>
  return (
    <>
      <p>The block computes this text from its options and its content.</p>
      <div className="row">
        <Opener content={<BlockCard target={block} />}>{block.label}</Opener>
      </div>
    </>
  )
}

/** Returns one text of an HTML value. */
function textOfRun(html: string, run: number): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return pageTexts(body).filter(({ attribute }) => attribute === undefined)[run]?.text ?? ''
}

interface ValueProps {
  leaf: Leaf
  run: number
  /** The text as it is. */
  start: string
  nodes?: Text[]
  /** Whether the field has the focus at first. */
  isFirst?: boolean
}

const none: Text[] = []

/** A value with its origin; if it may be written, to type on the page or in a field. */
function Value(props: ValueProps) {
  const { leaf } = props
  const [others] = useState(() => otherPages(leaf))
  return (
    <>
      {leaf.editable ? <WriteForm {...props} others={others} /> : <p>“{leaf.value}”</p>}
      <Origin leaf={leaf} others={others} />
    </>
  )
}

interface WriteFormProps extends ValueProps {
  others: Promise<string[]>
}

function WriteForm({ leaf, run, start, nodes = none, isFirst = false, others }: WriteFormProps) {
  const editor = useEditor()
  const { notes, write, show } = useWrite()
  const field = useRef<HTMLTextAreaElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const inPlace = useRef<InPlace>(undefined)
  /** Whether the author has seen which other pages show the value. */
  const isWarned = useRef(false)
  const isWritten = useRef(false)
  useEffect(() => {
    const warned = () => (isWarned.current = true)
    others.then(warned, warned)
  }, [others])

  const submit = async () => {
    const text = inPlace.current?.text() ?? field.current?.value.trim() ?? start
    if (text === start) return editor.close()
    const close = closerOf(editor)
    const pages = isWarned.current ? [] : await others.catch(() => [])
    isWarned.current = true
    if (pages.length > 0)
      return show(
        <p className="warning">
          Other pages show it too: see below. Write it once more to change it there as well.
        </p>,
      )
    if (!(await write([changeOf(leaf, run, text)], `Written to ${leaf.file}.`))) return
    isWritten.current = true
    inPlace.current?.keep()
    if (inPlace.current) editor.afterReading(inPlace.current.close)
    close()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault()
      void submit()
    }
    if (event.key === 'Escape') editor.close()
    if (event.key === 'Tab') {
      event.preventDefault()
      first.current?.focus()
    }
    if (event.key === ' ' && inPlace.current?.typeSpace()) event.preventDefault()
  }
  const pressKey = useEffectEvent(onKey)
  useLayoutEffect(() => {
    if (isFirst) field.current?.focus()
    if (nodes.length === 0) return
    const typed = editInPlace(nodes, start, `${start} (Enter writes, Escape gives up)`)
    inPlace.current = typed
    editor.setTyping({ ...typed, key: (event) => pressKey(event) })
    typed.focus()
    return () => {
      editor.setTyping(undefined)
      if (!isWritten.current) typed.close()
    }
  }, [editor, nodes, start, isFirst])

  return (
    <>
      {nodes.length === 0 && (
        <Field
          label="Text"
          rows={2}
          defaultValue={start}
          ref={field}
          onKeyDown={(event) => event.key === 'Enter' && onKey(event.nativeEvent)}
        />
      )}
      <div className="row">
        <Button className="first" title="Enter" ref={first} onClick={() => void submit()}>
          Write
        </Button>
        <Button title="Escape" onClick={editor.close}>
          Give up
        </Button>
      </div>
      {notes}
    </>
  )
}
