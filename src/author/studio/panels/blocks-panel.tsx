import { blockChanges } from '../editor/block-changes.ts'
import { useEditor } from '../editor/editor.ts'
import { Opener, Panel } from '../parts.tsx'
import { PalettePanel } from './late-panels.tsx'
import { OrderList } from './order-list.tsx'
import { useAnswer, Wait } from './use-answer.tsx'

/** All blocks of the page, with those that the page does not show, to order them. */
export function BlocksPanel() {
  const editor = useEditor()
  const { reload, ...read } = useAnswer(async () => {
    await editor.settled()
    return editor.page().explained
  })
  const page = read.answer
  const blocks = page?.blocks ?? []
  return (
    <Panel title="Blocks of this page">
      <Wait {...read} text="Reading the page …" />
      <OrderList
        labels={blocks.map(
          ({ type, id, hidden }) => `${type} #${id}${hidden === undefined ? '' : ' (not shown)'}`,
        )}
        noun="block"
        press={(index) => editor.goTo(`block ${blocks[index]?.id}`)}
        changes={(act, index, to) => (page ? blockChanges(page, act, index, to) : [])}
        changed={reload}
      />
      <Opener content={<PalettePanel index={blocks.length} />}>Add a block at the end</Opener>
    </Panel>
  )
}
