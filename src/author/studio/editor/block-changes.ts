import type { ExplainedPage } from '../../../lint/explain-page.ts'
import type { Change } from '../../protocol/protocol.ts'

export type BlockAct = 'up' | 'down' | 'duplicate' | 'remove'

/** Returns the changes that move, duplicate or remove a block of a page. */
export function blockChanges(page: ExplainedPage, index: number, act: BlockAct): Change[] {
  const { file, blocks } = page
  const path = ['blocks', index]
  const last = blocks.length - 1
  switch (act) {
    case 'up':
      return index > 0 ? [{ do: 'move', file, path, to: index - 1 }] : []
    case 'down':
      return index < last ? [{ do: 'move', file, path, to: index + 1 }] : []
    case 'remove':
      return [{ do: 'remove', file, path }, ...unshownChanges(page, index)]
    case 'duplicate': {
      const value = freeId(
        blocks[index]?.id ?? 'block',
        blocks.map(({ id }) => id),
      )
      return [
        { do: 'duplicate', file, path },
        { do: 'set', file, path: ['blocks', index + 1, 'id'], value },
      ]
    }
  }
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
  const stem = id.replace(/-\d+$/, '')
  if (!ids.includes(id)) return id
  let number = 2
  while (ids.includes(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}
