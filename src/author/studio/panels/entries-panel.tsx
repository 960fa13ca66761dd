import { useState } from 'react'
import type { Leaf } from '../../protocol/protocol.ts'
import { useEditor, useEditorState } from '../editor/editor.ts'
import { acts, entryChange, entryOf, labelOf, type Act, type Path } from '../editor/list-entries.ts'
import type { Target } from '../page/targets.ts'
import { Button, Opener, Panel } from '../parts.tsx'
import { OrderList } from './order-list.tsx'
import { PicturesPanel } from './pictures-panel.tsx'
import { useWrite } from './outcome.tsx'
import { useDrawnAnswer, Wait } from './use-answer.tsx'

/** All entries of a list in a file, to move, duplicate and remove them. The list of a block follows it. */
export function EntriesPanel({ file, list }: { file: string; list: Path }) {
  const editor = useEditor()
  useEditorState(editor)
  const { blocks = [], file: ofPage } = editor.explained() ?? {}
  const [root, index, ...rest] = list
  const [id] = useState(() => (file === ofPage && root === 'blocks' ? blocks[Number(index)]?.id : undefined))
  const current = id === undefined ? list : ['blocks', blocks.findIndex((block) => block.id === id), ...rest]
  return (
    <Panel title={`Entries of ${String(list.at(-1))}`}>
      <p className="place">{file}</p>
      {current.includes(-1) ? (
        <p>The page has no block #{id} any more.</p>
      ) : (
        <Entries key={JSON.stringify(current)} file={file} list={current} />
      )}
    </Panel>
  )
}

function Entries({ file, list }: { file: string; list: Path }) {
  const { session } = useEditor()
  const { reload, ...read } = useDrawnAnswer(() => session.read(file, list))
  const entries: unknown[] = Array.isArray(read.answer) ? read.answer : []
  return (
    <>
      <Wait {...read} text="Reading the file …" />
      <OrderList
        labels={entries.map(labelOf)}
        noun="entry"
        isOld={read.isOld}
        changes={(act, index, to) => [entryChange(file, list, act, index, to)]}
        changed={reload}
      />
    </>
  )
}

/** Buttons for the list entry that holds a value. Renders nothing if the value is in no list. */
export function EntryRow({ leaf: { file, path, editable } }: { leaf: Leaf }) {
  const editor = useEditor()
  const { notes, writeAndClose } = useWrite()
  const entry = editable ? entryOf(path) : undefined
  if (!entry) return undefined
  const { list, index } = entry
  const act = async ({ act: kind, step, done }: Act) => {
    const change = entryChange(file, list, kind, index, index + step)
    if (!(await writeAndClose([change], `${done} the entry.`)) || kind === 'remove') return
    // The focus goes with the entry, or to its copy.
    const moved = [...list, index + (kind === 'move' ? step : 1), ...path.slice(list.length + 1)]
    const target = editor.targets().find((candidate) => showsValue(candidate, file, moved))
    if (target) editor.goTo(target.key)
  }
  return (
    <>
      <div className="row">
        <span className="wide">
          Entry {index + 1} of {String(list.findLast((key) => typeof key === 'string'))}
        </span>
        {acts.map((each) => (
          <Button
            key={each.name}
            label={`${each.name}, entry ${index + 1}`}
            disabled={index + each.step < 0}
            onClick={() => void act(each)}
          >
            {each.name}
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

/** Whether a target is a text that shows the value at a path of a file. */
const showsValue = (target: Target, file: string, path: Path): boolean =>
  target.kind === 'text' &&
  target.text.parts.some(
    ({ leaf }) => leaf.file === file && JSON.stringify(leaf.path) === JSON.stringify(path),
  )
