import type { Leaf } from '../../protocol/protocol.ts'
import { useEditor } from '../editor/editor.ts'
import { acts, entryChange, entryOf, labelOf, type Path } from '../editor/list-entries.ts'
import { Button, Opener, Panel } from '../parts.tsx'
import { OrderList } from './order-list.tsx'
import { PicturesPanel } from './pictures-panel.tsx'
import { useWrite } from './outcome.tsx'
import { useCurrentAnswer, Wait } from './use-answer.tsx'

/** All entries of a list in a file, to move, duplicate and remove them. */
export function EntriesPanel({ file, list }: { file: string; list: Path }) {
  const { session } = useEditor()
  const { reload, ...read } = useCurrentAnswer(() => session.read(file, list))
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
  return (
    <>
      <div className="row">
        <span className="wide">
          Entry {index + 1} of {String(list.findLast((key) => typeof key === 'string'))}
        </span>
        {acts.map(({ name, done, act, step }) => (
          <Button
            key={name}
            label={`${name}, entry ${index + 1}`}
            disabled={index + step < 0}
            onClick={() => {
              const change = entryChange(file, list, act, index, index + step)
              void writeAndClose([change], `${done} the entry.`)
            }}
          >
            {name}
          </Button>
        ))}
        <Opener content={<EntriesPanel file={file} list={list} />}>All entries</Opener>
        {list.at(-1) === 'images' && (
          <Opener content={<PicturesPanel file={file} path={[...list, index, 'image']} />}>Picture</Opener>
        )}
      </div>
      {notes}
    </>
  )
}
