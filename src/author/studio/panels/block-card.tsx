import type { ExplainedBlock, ExplainedPage } from '../../../lint/explain-page.ts'
import { actOnBlock, blockKey } from '../editor/block-changes.ts'
import { useEditor, type Editor } from '../editor/editor.ts'
import { acts, entryOf } from '../editor/list-entries.ts'
import type { Target } from '../page/targets.ts'
import { useKeys } from '../page/use-keys.ts'
import { Button, Card, Opener, PlaceButton } from '../parts.tsx'
import { BlocksPanel } from './blocks-panel.tsx'
import { EntriesPanel } from './entries-panel.tsx'
import { LateOptionsPanel, LatePalettePanel } from './late-panels.tsx'
import { useWrite } from './outcome.tsx'

/** The card of a block: its buttons, its options, and the lists of its entries. */
export function BlockCard({ target: { block, index, node } }: { target: Target & { kind: 'block' } }) {
  const editor = useEditor()
  const { notes, show } = useWrite()
  const explained = editor.explained()
  const blocks = explained?.blocks ?? []
  useKeys((event) => {
    // The button of the block has acted already if it has the focus.
    const act = event.defaultPrevented ? undefined : blockKey(event)
    if (act) void actOnBlock(editor, act, block.id, show)
    return act !== undefined
  })
  return (
    <Card label="Block" title={`${block.type} #${block.id}`}>
      {block.hidden !== undefined && <p className="warning">Not shown: {block.hidden}</p>}
      <PlaceButton place={block.place} />
      {explained && contentLines(block, explained).map((fact, at) => <p key={at}>{fact}</p>)}
      <div className="row">
        <Opener className="first" content={<LateOptionsPanel id={block.id} />}>
          Options
        </Opener>
        <Opener content={<LatePalettePanel index={index + 1} />}>Add a block below</Opener>
      </div>
      <div className="row">
        {acts.map((act) => (
          <Button
            key={act.name}
            title={act.keys}
            disabled={!blocks[index + act.step]}
            onClick={() => void actOnBlock(editor, act, block.id, show)}
          >
            {act.name}
          </Button>
        ))}
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

/** Returns where the content of a block comes from, and what of it is missing or was repaired. */
function contentLines({ section, items, missing }: ExplainedBlock, { endpoint, oddities }: ExplainedPage) {
  if (section === undefined) return []
  const repaired = oddities.filter((oddity) => oddity.section === section).map(({ what }) => what)
  return [
    `Section ${section} of /api/${endpoint}: ${items === undefined ? 'not sent' : `${items} items`}`,
    ...(missing.length > 0 ? [`Not sent: ${missing.join(', ')}`] : []),
    ...repaired.map((what) => `Repaired: ${what}`),
  ]
}

/** Returns the lists of entries whose texts the block shows. */
function listsIn(editor: Editor, node: Node) {
  const texts = editor.texts().filter(({ element }) => node.contains(element))
  const leaves = texts.flatMap(({ parts }) => parts.flatMap(({ leaf }) => (leaf.editable ? [leaf] : [])))
  const lists = leaves.flatMap(({ file, path }) => {
    const entry = entryOf(path)
    return entry ? [{ file, list: entry.list }] : []
  })
  return [...new Map(lists.map((list) => [JSON.stringify(list), list])).values()]
}
