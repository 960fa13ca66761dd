import type { ExplainedPage } from '../../../lint/explain-page.ts'
import type { Change } from '../../protocol/protocol.ts'
import { shortcutOf } from '../page/use-keys.ts'
import { closerOf, type Editor, type ShowOutcome } from './editor.ts'
import { acts, entryChange, type Act, type EntryAct, type Path } from './list-entries.ts'

let acting = Promise.resolve()

/** Moves, duplicates or removes a block of the page, after the acts before it: each changes the order of the blocks. */
export function actOnBlock(editor: Editor, act: Act, id: string, show: ShowOutcome): Promise<void> {
  const close = closerOf(editor)
  acting = acting.then(async () => {
    if (await actNext(editor, act, id, show)) close()
  })
  return acting
}

async function actNext(editor: Editor, { act, step, done }: Act, id: string, show: ShowOutcome) {
  await editor.settled()
  const explained = editor.explained()
  const index = explained?.blocks.findIndex((block) => block.id === id) ?? -1
  const block = explained?.blocks[index]
  if (!explained || !block || !explained.blocks[index + step]) return false
  const changes = blockChanges(explained, act, index, index + step)
  const rest = act === 'remove' && changes.length > 1 ? ' Its section stays in the content file.' : ''
  return editor.write(changes, `${done}: ${block.type} #${block.id}.${rest}`, show)
}

/** Returns the act of a key on the focused block. */
export function blockKey(event: KeyboardEvent): Act | undefined {
  const { altKey, ctrlKey, metaKey } = event
  const key = shortcutOf(event)
  const isMoved = altKey && /^arrow(?:up|down)$/.test(key)
  const modifier = isMoved ? 'Alt + ' : ctrlKey || metaKey ? 'Ctrl + ' : ''
  const pressed = `${modifier}${key.replace(/(?<=arrow)/, ' ')}`.toLowerCase()
  return acts.find(({ keys }) => keys.toLowerCase() === pressed)
}

/** Returns the changes that move, duplicate or remove a block of a page. */
export function blockChanges(page: ExplainedPage, act: EntryAct, index: number, to: number): Change[] {
  const { file, blocks } = page
  const change = entryChange(file, ['blocks'], act, index, to)
  if (act === 'remove') return [change, ...unshownChanges(page, index)]
  if (act === 'move') return [change]
  const ids = blocks.map(({ id }) => id)
  const path: Path = ['blocks', index + 1, 'id']
  return [change, { do: 'set', file, path, value: freeId(ids[index] ?? 'block', ids) }]
}

/** Returns the change that names the section of a removed block as not shown, if no other block shows it. */
function unshownChanges({ file, blocks, sent, unshown }: ExplainedPage, index: number): Change[] {
  const removed = blocks[index]
  const { section = '', ref } = removed ?? {}
  const isShown = blocks.some((block) => block !== removed && block.section === section)
  if (ref === undefined || isShown || !sent.includes(section)) return []
  const path = ['content', 'unshown']
  return unshown === 0
    ? [{ do: 'set', file, path, value: [ref] }]
    : [{ do: 'insert', file, path, index: unshown, value: ref }]
}

/** Returns an id that no block of the page has. */
export function freeId(id: string, ids: string[]): string {
  if (!ids.includes(id)) return id
  const stem = id.replace(/-\d+$/, '')
  let number = 2
  while (ids.includes(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}
