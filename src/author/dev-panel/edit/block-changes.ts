import type { ExplainedPage } from '../../../lint/explain-page.ts'
import type { Change } from '../../edit/protocol.ts'

export type BlockAct = 'up' | 'down' | 'duplicate' | 'remove'

/** Returns the changes that move, duplicate or remove a block of a page. */
export function blockChanges({ file, blocks }: ExplainedPage, index: number, act: BlockAct): Change[] {
  const path = ['blocks', index]
  const last = blocks.length - 1
  switch (act) {
    case 'up':
      return index > 0 ? [{ do: 'move', file, path, to: index - 1 }] : []
    case 'down':
      return index < last ? [{ do: 'move', file, path, to: index + 1 }] : []
    case 'remove':
      return [{ do: 'remove', file, path }]
    case 'duplicate': {
      const value = freeId(blocks[index]?.id ?? 'block', blocks)
      return [
        { do: 'duplicate', file, path },
        { do: 'set', file, path: ['blocks', index + 1, 'id'], value },
      ]
    }
  }
}

/** Returns an id that no block of the page has. */
export function freeId(id: string, blocks: { id: string }[]): string {
  const stem = id.replace(/-\d+$/, '')
  const isTaken = (free: string) => blocks.some((block) => block.id === free)
  if (!isTaken(id)) return id
  let number = 2
  while (isTaken(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}
