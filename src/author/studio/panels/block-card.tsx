import { actOnBlock } from '../editor/act-on-block.ts'
import type { BlockAct } from '../editor/block-changes.ts'
import { useEditor, type Editor } from '../editor/editor.ts'
import { entryOf } from '../editor/list-entries.ts'
import type { Target } from '../page/targets.ts'
import { Button, Opener, Card } from '../parts.tsx'
import { openInEditor } from '../server.ts'
import { BlocksPanel } from './blocks-panel.tsx'
import { EntriesPanel } from './entries-panel.tsx'
import { OptionsPanel, PalettePanel } from './late-panels.tsx'
import { useWrite } from './outcome.tsx'

/** The card of a block: its buttons, its options, and the lists of its entries. */
export function BlockCard({ target: { block, index, node } }: { target: Target & { kind: 'block' } }) {
  const editor = useEditor()
  const { notes, show } = useWrite()
  const count = editor.page().explained?.blocks.length ?? 0
  const act = (kind: BlockAct) => () => void actOnBlock(editor, kind, block.id, show)
  return (
    <Card label="Block" title={`${block.type} #${block.id}`}>
      {block.hidden !== undefined && <p className="warning">Not shown: {block.hidden}</p>}
      <Button className="plain place" onClick={() => void openInEditor(block.place)}>
        Open {block.place}
      </Button>
      <div className="row">
        <Opener className="first" content={<OptionsPanel id={block.id} index={index} />}>
          Options
        </Opener>
        <Opener content={<PalettePanel index={index + 1} />}>Add a block below</Opener>
      </div>
      <div className="row">
        <Button title="Alt + Arrow up" disabled={index === 0} onClick={act('up')}>
          Move up
        </Button>
        <Button title="Alt + Arrow down" disabled={index === count - 1} onClick={act('down')}>
          Move down
        </Button>
        <Button title="Ctrl + D" onClick={act('duplicate')}>
          Duplicate
        </Button>
        <Button title="Delete" onClick={act('remove')}>
          Remove
        </Button>
      </div>
      {notes}
      <div className="row">
        {listsIn(editor, node).map(({ file, list }) => (
          <Opener key={JSON.stringify([file, list])} content={<EntriesPanel file={file} list={list} />}>
            Entries of {list.findLast((key) => typeof key === 'string') ?? 'list'}
          </Opener>
        ))}
        <Opener content={<BlocksPanel />}>All blocks</Opener>
        <Button onClick={editor.close}>Close</Button>
      </div>
    </Card>
  )
}

/** Returns the lists of entries whose texts the block shows. */
function listsIn(editor: Editor, node: Node) {
  const lists = new Map<string, { file: string; list: (string | number)[] }>()
  for (const { element, parts } of editor.page().texts) {
    if (!node.contains(element)) continue
    for (const { leaf } of parts) {
      const entry = leaf?.editable ? entryOf(leaf.path) : undefined
      if (leaf && entry)
        lists.set(JSON.stringify([leaf.file, entry.list]), { file: leaf.file, list: entry.list })
    }
  }
  return [...lists.values()]
}
