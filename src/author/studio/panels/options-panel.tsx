import { useEffect, useState, type KeyboardEvent } from 'react'
import { placePageBlock, readDeskSite, useEdits, type PlacedBlock } from '../blocks/placed-block.ts'
import { useEditor } from '../editor/editor.ts'
import { base64Of, pictureName } from '../editor/picture-name.ts'
import { plain, valueChanges } from '../editor/value-changes.ts'
import { loadBlockShapes, type BlockShapes } from '../options/block-shapes.ts'
import { BlockForm } from '../options/block-form.tsx'
import { useUnsaved } from '../page/typed-words.ts'
import { Button, Panel } from '../parts.tsx'
import { ask } from '../server.ts'
import { useWrite } from './outcome.tsx'
import { useDrawnAnswer, Wait } from './use-answer.tsx'

/** All options of a block of the page, in a form beside the page. */
export function OptionsPanel({ id }: { id: string }) {
  const read = useDrawnAnswer(async () => {
    const path = window.location.pathname
    const [shapes, source] = await Promise.all([loadBlockShapes(), ask('source', { path })])
    return { shapes, placed: placePageBlock(source, id, readDeskSite()) }
  })
  return (
    <Panel title={`Options of #${id}`} isBroad>
      <Wait {...read} text="Reading the page …" />
      {read.answer && <Form {...read.answer} id={id} isOld={read.isOld} />}
    </Panel>
  )
}

interface FormProps {
  shapes: BlockShapes
  placed: PlacedBlock
  id: string
  /** Whether the page has been drawn since, so that the block may have another place. */
  isOld: boolean
}

function Form({ shapes, placed, id, isOld }: FormProps) {
  const editor = useEditor()
  const { notes, write: send, writeAndClose } = useWrite()
  const [site] = useState(readDeskSite)
  const edits = useEdits(placed, site)
  const { written, block } = edits
  const isEdited = block !== written
  const [start] = useState(written)
  const isForeign = isEdited && JSON.stringify(written) !== JSON.stringify(start)
  // A file that somebody else changes is refused, and read again only then.
  useEffect(() => editor.hold(() => {}), [editor])
  useUnsaved(() => isEdited)
  const write = async () => {
    if (isOld) return
    const changes = valueChanges(placed.file, ['blocks', placed.index], plain(written), plain(block))
    if (changes.length === 0) editor.close()
    else await writeAndClose(changes, `Wrote the options of #${id}.`)
  }
  const store = async (picture: File) => {
    const name = pictureName(picture.name)
    const bytes = await base64Of(picture)
    const isStored = await send(
      [{ do: 'store-picture', name, bytes, folder: 'public/media' }],
      `Stored ${name}.`,
    )
    return isStored ? name : undefined
  }
  const pressKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'Enter' && (ctrlKey || metaKey) && isEdited) void write()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields inside
    <div className="stack" onKeyDown={pressKey}>
      <BlockForm edits={edits} placed={placed} shapes={shapes} store={store} />
      <div className="foot stack">
        {isForeign && (
          <p className="warning">The file has other options now. Write makes them as they are here.</p>
        )}
        {notes}
        <div className="row">
          <Button
            className="first"
            title="Ctrl + Enter"
            disabled={!isEdited || isOld}
            onClick={() => void write()}
          >
            Write
          </Button>
          <Button onClick={editor.close}>Give up</Button>
        </div>
      </div>
    </div>
  )
}
