import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { closerOf, useEditor, type ShowOutcome } from '../editor/editor.ts'
import { labelOf } from '../editor/list-entries.ts'
import { changeOf } from '../editor/value-changes.ts'
import { editInPlace, tidied, type InPlace } from '../page/edit-in-place.ts'
import { singleSpaced, writtenIn, type Part } from '../page/text-parts.ts'
import { blockAround } from '../page/targets.ts'
import { forgetTypedWords, keepTypedWords, useUnsaved } from '../page/typed-words.ts'
import { Button, Card, Field, Opener } from '../parts.tsx'
import { BlockCard } from './block-card.tsx'
import { Origin, otherPages } from './origin.tsx'
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
  /** The words to begin with, if they were typed before a reload. */
  typed?: string | undefined
}

/** The card of a text: where it comes from, and the text itself to type, on the page where that is possible. */
export function TextCard({ text, parts, nodes, element, name = 'Text', typed }: Editable) {
  const editor = useEditor()
  const [only, ...others] = parts
  // A text that the page has filled in, or has made of several values, is typed in the card.
  const isWhole = only && others.length === 0 && singleSpaced(writtenIn(only)) === text
  if (isWhole && only.leaf.editable)
    return (
      <Card label={name}>
        <Value {...only} nodes={nodes ?? none} typed={typed} isFirst />
      </Card>
    )
  return (
    <Card label={name}>
      <p>“{text}”</p>
      {only && !isWhole && <p className="muted">The page makes it from:</p>}
      {parts.map((part, index) => (
        <Value key={index} {...part} />
      ))}
      {!only && <Computed element={element} />}
      <div className="row">
        <Button onClick={editor.close}>Close</Button>
      </div>
    </Card>
  )
}

/** Names the source of a text that is in no file. The card of its block leads to the options and the content. */
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

interface ValueProps extends Part {
  nodes?: Text[]
  typed?: string | undefined
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

function WriteForm({ leaf, run, nodes = none, typed, isFirst = false, others }: WriteFormProps) {
  const start = writtenIn({ leaf, run })
  const editor = useEditor()
  const readAgain = async (showAgain: ShowOutcome) => {
    const written = await editor.session.readAgain(leaf.file, leaf.path)
    const isSame = written === leaf.value || (written === undefined && leaf.source === 'default')
    showAgain(
      isSame ? (
        <p>Read again. Your text replaces its own value alone.</p>
      ) : (
        <p className="warning">
          Its place in the file has other words now, which Write would replace: “{labelOf(written)}”
        </p>
      ),
    )
  }
  const { notes, write, show } = useWrite(readAgain)
  const field = useRef<HTMLTextAreaElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const inPlace = useRef<InPlace>(undefined)
  /** Whether the author has seen which other pages show the value. */
  const isWarned = useRef(false)
  useEffect(() => {
    const warned = () => (isWarned.current = true)
    others.then(warned, warned)
  }, [others])

  const current = () => inPlace.current?.text() ?? tidied(field.current?.value ?? start, start)
  useUnsaved(() => current() !== start, nodes.length > 0)
  const keep = () => keepTypedWords(leaf, run, current())
  const submit = async () => {
    const text = current()
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
    if (await write([changeOf(leaf, run, text)], `Written to ${leaf.file}.`)) close()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey) {
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
  const keepWords = useEffectEvent(keep)
  useLayoutEffect(() => {
    if (isFirst) field.current?.focus()
    if (nodes.length === 0) return
    const place = editInPlace({ nodes, start, typed, label: `${start} (Enter writes, Escape gives up)` })
    inPlace.current = place
    const input = () => {
      place.input()
      keepWords()
    }
    editor.setTyping({ ...place, input, key: (event) => pressKey(event) })
    if (typed !== undefined) keepWords()
    place.focus()
    return () => {
      editor.setTyping(undefined)
      place.close()
      forgetTypedWords()
    }
  }, [editor, nodes, start, typed, isFirst])

  return (
    <>
      {nodes.length === 0 && (
        <Field
          label="Text"
          rows={2}
          defaultValue={typed ?? start}
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
