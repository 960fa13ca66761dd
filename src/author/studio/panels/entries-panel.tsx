import { useCallback, useEffect, useState } from 'react'
import type { Change, Leaf } from '../../edit/protocol.ts'
import { useEditor } from '../editor/editor.ts'
import { entryOf, labelOf, type Path } from '../editor/list-entries.ts'
import { Button, Panel } from '../parts.tsx'
import { wordsOf } from '../server.ts'
import { OrderList } from './order-list.tsx'
import { useWrite } from './outcome.tsx'

/** All entries of a list in a file, to move, duplicate and remove them. */
export function EntriesPanel({ file, list }: { file: string; list: Path }) {
  const { session } = useEditor()
  const { notes, write, show } = useWrite()
  const [entries, setEntries] = useState<unknown[]>([])
  const read = useCallback(async () => {
    const value = await session.read(file, list)
    setEntries(Array.isArray(value) ? value : [])
  }, [session, file, list])
  useEffect(() => {
    read().catch((error: unknown) => show(<p className="problem">{wordsOf(error)}</p>))
  }, [read, show])
  const act = async (change: Change, done: string) => {
    const isWritten = await write([change], done)
    if (isWritten) await read()
    return isWritten
  }
  return (
    <Panel title={`Entries of ${String(list.at(-1))}`}>
      <p className="place">{file}</p>
      {notes}
      <OrderList
        labels={entries.map(labelOf)}
        noun="entry"
        move={(from, to) => act({ do: 'move', file, path: [...list, from], to }, `Moved entry ${from + 1}.`)}
        duplicate={(at) => act({ do: 'duplicate', file, path: [...list, at] }, `Duplicated entry ${at + 1}.`)}
        remove={(at) => act({ do: 'remove', file, path: [...list, at] }, `Removed entry ${at + 1}.`)}
      />
    </Panel>
  )
}

/** Buttons for the list entry that holds a value. Renders nothing if the value is in no list. */
export function EntryRow({ leaf: { file, path, editable } }: { leaf: Leaf }) {
  const editor = useEditor()
  const { notes, writeAndClose } = useWrite()
  const entry = editable ? entryOf(path) : undefined
  if (!entry) return undefined
  const { list, index } = entry
  const at = [...list, index]
  const act = (change: Change, done: string) => () => void writeAndClose([change], done)
  return (
    <>
      <div className="row">
        <span className="wide">
          Entry {index + 1} of {String(list.findLast((key) => typeof key === 'string'))}
        </span>
        <Button
          label="Move this entry up"
          disabled={index === 0}
          onClick={act({ do: 'move', file, path: at, to: index - 1 }, 'Moved the entry up.')}
        >
          ↑
        </Button>
        <Button
          label="Move this entry down"
          onClick={act({ do: 'move', file, path: at, to: index + 1 }, 'Moved the entry down.')}
        >
          ↓
        </Button>
      </div>
      <div className="row">
        <Button
          label="Duplicate this entry"
          onClick={act({ do: 'duplicate', file, path: at }, 'Duplicated the entry.')}
        >
          Duplicate
        </Button>
        <Button
          label="Remove this entry"
          onClick={act({ do: 'remove', file, path: at }, 'Removed the entry.')}
        >
          Remove
        </Button>
        <Button onClick={() => editor.show(<EntriesPanel file={file} list={list} />)}>All entries</Button>
      </div>
      {notes}
    </>
  )
}
