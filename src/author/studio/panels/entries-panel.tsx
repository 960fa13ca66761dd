import { useEffect, useState } from 'react'
import type { Change, Leaf } from '../../protocol/protocol.ts'
import { useEditor } from '../editor/editor.ts'
import { entryOf, labelOf, type Path } from '../editor/list-entries.ts'
import { Button, Icon, Opener, Panel } from '../parts.tsx'
import { wordsOf } from '../server.ts'
import { OrderList } from './order-list.tsx'
import { useWrite } from './outcome.tsx'

/** All entries of a list in a file, to move, duplicate and remove them. */
export function EntriesPanel({ file, list }: { file: string; list: Path }) {
  const { session } = useEditor()
  const { notes, write, show } = useWrite()
  const [entries, setEntries] = useState<unknown[]>([])
  const [round, setRound] = useState(0)
  useEffect(() => {
    session.read(file, list).then(
      (value) => setEntries(Array.isArray(value) ? value : []),
      (error: unknown) => show(<p className="problem">{wordsOf(error)}</p>),
    )
  }, [session, file, list, show, round])
  const act = async (change: Change, done: string) => {
    const isWritten = await write([change], done)
    if (isWritten) setRound(round + 1)
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
          <Icon name="up" />
        </Button>
        <Button
          label="Move this entry down"
          onClick={act({ do: 'move', file, path: at, to: index + 1 }, 'Moved the entry down.')}
        >
          <Icon name="down" />
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
        <Opener content={<EntriesPanel file={file} list={list} />}>All entries</Opener>
      </div>
      {notes}
    </>
  )
}
