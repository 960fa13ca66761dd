import { blockChanges } from '../editor/block-changes.ts'
import { useEditor } from '../editor/editor.ts'
import { pageOnScreen } from '../page/page-on-screen.ts'
import { Opener, Panel } from '../parts.tsx'
import { LatePalettePanel } from './late-panels.tsx'
import { useStore } from '../observable.ts'
import { OrderList } from './order-list.tsx'

/** All blocks of the page, with those that the page does not show, to order them. */
export function BlocksPanel() {
  const editor = useEditor()
  const { explained: page } = useStore(pageOnScreen)
  const blocks = page?.blocks ?? []
  return (
    <Panel title="Blocks of this page">
      <OrderList
        labels={blocks.map(
          ({ type, id, hidden }) => `${type} #${id}${hidden === undefined ? '' : ' (not shown)'}`,
        )}
        noun="block"
        press={(index) => editor.goTo(`block ${blocks[index]?.id}`)}
        changes={(act, index, to) => (page ? blockChanges(page, act, index, to) : [])}
      />
      <Opener content={<LatePalettePanel index={blocks.length} />}>Add a block at the end</Opener>
    </Panel>
  )
}
