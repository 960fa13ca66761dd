import { blockChanges, type BlockAct } from './block-changes.ts'
import type { Editor, ShowOutcome } from './editor.ts'

let acting = Promise.resolve()

/** Moves, duplicates or removes a block of the page, after the acts before it: each changes the order of the blocks. */
export function actOnBlock(editor: Editor, act: BlockAct, id: string, show: ShowOutcome): Promise<void> {
  acting = acting.then(() => actNext(editor, act, id, show))
  return acting
}

async function actNext(editor: Editor, act: BlockAct, id: string, show: ShowOutcome): Promise<void> {
  await editor.settled()
  const { explained } = editor.page()
  const index = explained?.blocks.findIndex((block) => block.id === id) ?? -1
  const block = explained?.blocks[index]
  if (!explained || !block) return
  const changes = blockChanges(explained, index, act)
  if (changes.length === 0) return
  const done = { up: 'Moved up', down: 'Moved down', remove: 'Removed', duplicate: 'Duplicated' }[act]
  const rest = act === 'remove' && changes.length > 1 ? ' Its section stays in the content file.' : ''
  if (await editor.write(changes, `${done}: ${block.type} #${block.id}.${rest}`, show)) editor.close()
}

/** Returns what a key does to the focused block. */
export function blockKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): BlockAct | undefined {
  if (altKey && key === 'ArrowUp') return 'up'
  if (altKey && key === 'ArrowDown') return 'down'
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return 'duplicate'
  return key === 'Delete' ? 'remove' : undefined
}
