import { useEffect, useState } from 'react'
import type { ExplainedPage } from '../../../lint/explain-page.ts'
import type { Change } from '../../protocol/protocol.ts'
import { blockChanges } from '../editor/block-changes.ts'
import { useEditor } from '../editor/editor.ts'
import { Opener, Panel } from '../parts.tsx'
import { PalettePanel } from './late-panels.tsx'
import { OrderList } from './order-list.tsx'
import { useWrite } from './outcome.tsx'

/** All blocks of the page, with those that the page does not show, to order them. */
export function BlocksPanel() {
  const editor = useEditor()
  const { notes, write } = useWrite()
  const [page, setPage] = useState<ExplainedPage>()
  useEffect(() => {
    void editor.settled().then(() => setPage(editor.page().explained))
  }, [editor])
  const { file = '', blocks = [] } = page ?? {}
  const act = async (changes: Change[], done: string) => {
    const isWritten = await write(changes, done)
    if (!isWritten) return false
    await editor.settled()
    setPage(editor.page().explained)
    return true
  }
  const changesOf = (index: number, kind: 'duplicate' | 'remove') =>
    page ? blockChanges(page, index, kind) : []
  return (
    <Panel title="Blocks of this page">
      {notes}
      <OrderList
        labels={blocks.map(
          ({ type, id, hidden }) => `${type} #${id}${hidden === undefined ? '' : ' (not shown)'}`,
        )}
        noun="block"
        press={(index) => editor.goTo(`block ${blocks[index]?.id}`)}
        move={(from, to) =>
          act([{ do: 'move', file, path: ['blocks', from], to }], `Moved block ${from + 1}.`)
        }
        duplicate={(index) => act(changesOf(index, 'duplicate'), `Duplicated block ${index + 1}.`)}
        remove={(index) => act(changesOf(index, 'remove'), `Removed block ${index + 1}.`)}
      />
      <Opener content={<PalettePanel index={blocks.length} />}>Add a block at the end</Opener>
    </Panel>
  )
}
