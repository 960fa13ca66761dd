import type { Change } from '../../dev/server/protocol.ts'
import { blockChanges } from './block-changes.ts'
import type { Editor } from './editor.ts'
import { showPalette } from './frame-panels.ts'
import { button } from './make.ts'
import { focusButton, orderList } from './order-list.ts'
import { notesOf, showPanel } from './panel.ts'

/** Shows all blocks of the page, with those that the page does not show, to order them. */
export async function showBlocks(editor: Editor, focused = ''): Promise<void> {
  await editor.settled()
  const { explained } = editor.page()
  if (!explained) return
  const { file, blocks } = explained
  const notes = notesOf()
  const act = async (changes: Change[], said: string, again: string) => {
    if (!(await editor.write(changes, said, notes))) return
    await editor.settled()
    if (list.isConnected) await showBlocks(editor, again)
  }
  const list = orderList({
    labels: blocks.map(
      ({ type, id, hidden }) => `${type} #${id}${hidden === undefined ? '' : ' (not shown)'}`,
    ),
    noun: 'block',
    press: (index) => editor.goTo(`block ${blocks[index]?.id}`),
    move: (from, to, again) =>
      act([{ do: 'move', file, path: ['blocks', from], to }], `Moved block ${from + 1}.`, again),
    duplicate: (index, again) =>
      act(blockChanges(explained, index, 'duplicate'), `Duplicated block ${index + 1}.`, again),
    remove: (index, again) =>
      act(blockChanges(explained, index, 'remove'), `Removed block ${index + 1}.`, again),
  })
  const panel = showPanel(editor, 'Blocks of this page', [
    notes,
    list,
    button('Add a block at the end', () => void showPalette(editor, blocks.length)),
  ])
  focusButton(panel, focused)
}
