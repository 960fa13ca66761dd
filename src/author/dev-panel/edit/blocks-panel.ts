import type { Change } from '../../edit/protocol.ts'
import { blockChanges } from './block-changes.ts'
import type { Editor } from './editor.ts'
import { showPalette } from './frame-panels.ts'
import { button } from './make.ts'
import { orderList } from './order-list.ts'
import { notesOf, showPanel } from './panel.ts'

/** Shows all blocks of the page, with those that the page does not show, to order them. */
export function showBlocks(editor: Editor): void {
  const { explained } = editor.page()
  if (!explained) return
  const { file, blocks } = explained
  const notes = notesOf()
  const act = async (changes: Change[], said: string) => {
    if (!(await editor.write(changes, said, notes))) return
    await editor.refresh()
    if (list.isConnected) showBlocks(editor)
  }
  const list = orderList({
    labels: blocks.map(
      ({ type, id, hidden }) => `${type} #${id}${hidden === undefined ? '' : ' (not shown)'}`,
    ),
    noun: 'block',
    press: (index) => editor.goTo(`block ${blocks[index]?.id}`),
    move: (from, to) =>
      void act([{ do: 'move', file, path: ['blocks', from], to }], `Moved block ${from + 1}.`),
    duplicate: (index) =>
      void act(blockChanges(explained, index, 'duplicate'), `Duplicated block ${index + 1}.`),
    remove: (index) => void act(blockChanges(explained, index, 'remove'), `Removed block ${index + 1}.`),
  })
  showPanel(editor, 'Blocks of this page', [
    notes,
    list,
    button('Add a block at the end', () => void showPalette(editor, blocks.length)),
  ])
}
