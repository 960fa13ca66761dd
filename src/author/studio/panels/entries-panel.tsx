import type { Leaf } from '../../protocol/protocol.ts'
import { useEditor } from '../editor/editor.ts'
import { entryChange, entryOf, labelOf, type EntryAct, type Path } from '../editor/list-entries.ts'
import { Button, ToolIcon, Opener, Panel } from '../parts.tsx'
import { OrderList } from './order-list.tsx'
import { PicturesPanel } from './pictures-panel.tsx'
import { useWrite } from './outcome.tsx'
import { useAnswer, Wait } from './use-answer.tsx'

/** All entries of a list in a file, to move, duplicate and remove them. */
export function EntriesPanel({ file, list }: { file: string; list: Path }) {
  const { session } = useEditor()
  const { reload, ...read } = useAnswer(() => session.read(file, list))
  const entries: unknown[] = Array.isArray(read.answer) ? read.answer : []
  return (
    <Panel title={`Entries of ${String(list.at(-1))}`}>
      <p className="place">{file}</p>
      <Wait {...read} text="Reading the file …" />
      <OrderList
        labels={entries.map(labelOf)}
        noun="entry"
        changes={(act, index, to) => [entryChange(file, list, act, index, to)]}
        changed={reload}
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
  const act = (kind: EntryAct, done: string, to = index) => ({
    disabled: to < 0,
    onClick: () => void writeAndClose([entryChange(file, list, kind, index, to)], `${done}.`),
  })
  return (
    <>
      <div className="row">
        <span className="wide">
          Entry {index + 1} of {String(list.findLast((key) => typeof key === 'string'))}
        </span>
        <Button label="Move this entry up" {...act('move', 'Moved the entry up', index - 1)}>
          <ToolIcon name="up" />
        </Button>
        <Button label="Move this entry down" {...act('move', 'Moved the entry down', index + 1)}>
          <ToolIcon name="down" />
        </Button>
      </div>
      <div className="row">
        <Button label="Duplicate this entry" {...act('duplicate', 'Duplicated the entry')}>
          Duplicate
        </Button>
        <Button label="Remove this entry" {...act('remove', 'Removed the entry')}>
          Remove
        </Button>
        <Opener content={<EntriesPanel file={file} list={list} />}>All entries</Opener>
        {list.at(-1) === 'images' && (
          <Opener content={<PicturesPanel file={file} path={[...list, index, 'image']} />}>Picture</Opener>
        )}
      </div>
      {notes}
    </>
  )
}
