import { openInEditor } from '../open-in-editor.ts'
import { blockChanges, type BlockAct } from '../editor/block-changes.ts'
import { showBlocks } from './blocks-panel.ts'
import type { Editor } from '../editor/editor.ts'
import { entryOf } from './entry-row.ts'
import { showEntries } from './entries-panel.ts'
import { showOptions, showPalette } from '../editor/frame-panels.ts'
import { button, make } from '../editor/make.ts'
import { notesOf } from './panel.ts'
import type { Target } from '../page/targets.ts'

type BlockTarget = Target & { kind: 'block' }

/** Opens the card of a block: its buttons, its options, and the lists of its entries. */
export function showBlock(editor: Editor, { block, index, node }: BlockTarget): void {
  const notes = notesOf()
  const count = editor.page().explained?.blocks.length ?? 0
  const act = (kind: BlockAct) => () => void actOnBlock(editor, kind, block.id, notes)
  const up = button('Move up', act('up'), { title: 'Alt + Arrow up' })
  up.disabled = index === 0
  const down = button('Move down', act('down'), { title: 'Alt + Arrow down' })
  down.disabled = index === count - 1
  const lists = listsIn(editor, node).map(({ file, list }) =>
    button(`Entries of ${list.findLast((key) => typeof key === 'string') ?? 'list'}`, () => {
      void showEntries(editor, file, list)
    }),
  )
  const box = make(
    'section',
    { class: 'card', label: 'Block' },
    make('h2', { attributes: { tabindex: '-1' } }, `${block.type} #${block.id}`),
    block.hidden === undefined ? undefined : make('p', { class: 'warning' }, `Not shown: ${block.hidden}`),
    button(`Open ${block.place}`, () => void openInEditor(block.place), { class: 'plain place' }),
    make('div', { class: 'row' }, up, down, button('Duplicate', act('duplicate'), { title: 'Ctrl + D' })),
    make(
      'div',
      { class: 'row' },
      button('Options', () => showOptions(editor, block.id, index), { class: 'first' }),
      button('Add a block below', () => void showPalette(editor, index + 1)),
      button('Remove', act('remove'), { title: 'Delete' }),
    ),
    notes,
    lists.length > 0 ? make('div', { class: 'row' }, ...lists) : undefined,
    make(
      'div',
      { class: 'row' },
      button('All blocks', () => void showBlocks(editor)),
      button('Close', editor.close),
    ),
  )
  editor.show({ box })
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

let acting = Promise.resolve()

/** Moves, duplicates or removes a block of the page, after the acts before it: each changes the order of the blocks. */
export function actOnBlock(editor: Editor, act: BlockAct, id: string, notes: HTMLElement): Promise<void> {
  acting = acting.then(() => actNow(editor, act, id, notes))
  return acting
}

async function actNow(editor: Editor, act: BlockAct, id: string, notes: HTMLElement): Promise<void> {
  await editor.settled()
  const { explained } = editor.page()
  const index = explained?.blocks.findIndex((block) => block.id === id) ?? -1
  const block = explained?.blocks[index]
  if (!explained || !block) return
  const changes = blockChanges(explained, index, act)
  if (changes.length === 0) return
  const done = { up: 'Moved up', down: 'Moved down', remove: 'Removed', duplicate: 'Duplicated' }[act]
  const kept = act === 'remove' && changes.length > 1 ? ' Its section stays in the content file.' : ''
  if (await editor.write(changes, `${done}: ${block.type} #${block.id}.${kept}`, notes)) editor.close()
}
