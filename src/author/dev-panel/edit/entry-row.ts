import type { Change, Leaf } from '../../dev/server/protocol.ts'
import type { Editor } from './editor.ts'
import { showEntries } from './entries-panel.ts'
import { button, make } from './make.ts'

type Path = (string | number)[]

/** Returns the list around a value and the index of its entry; undefined if it is in no list of entries. */
export function entryOf(path: Path): { list: Path; index: number } | undefined {
  for (let at = path.length - 1; at > 0; at -= 1) {
    const index = path[at]
    const list = path.slice(0, at)
    // The blocks of a page have buttons of their own. The sections of a content file have no order.
    if (typeof index === 'number' && !(list.length === 1 && list[0] === 'blocks')) return { list, index }
  }
  return undefined
}

/** Buttons for the list entry that holds a value; undefined if the value is in no list. */
export function entryRow(editor: Editor, { file, path, editable }: Leaf): HTMLElement | undefined {
  const entry = editable ? entryOf(path) : undefined
  if (!entry) return undefined
  const { list, index } = entry
  const notes = make('div', { attributes: { role: 'alert' } })
  const act = (change: Change, said: string) => () => {
    void editor.write([change], said, notes).then((isWritten) => isWritten && editor.close())
  }
  const at = [...list, index]
  const earlier = button('↑', act({ do: 'move', file, path: at, to: index - 1 }, 'Moved the entry up.'), {
    label: 'Move this entry up',
  })
  earlier.disabled = index === 0
  return make(
    'div',
    {},
    make(
      'div',
      { class: 'row' },
      make(
        'span',
        { class: 'wide' },
        `Entry ${index + 1} of ${String(list.findLast((key) => typeof key === 'string'))}`,
      ),
      earlier,
      button('↓', act({ do: 'move', file, path: at, to: index + 1 }, 'Moved the entry down.'), {
        label: 'Move this entry down',
      }),
      button('Duplicate', act({ do: 'duplicate', file, path: at }, 'Duplicated the entry.'), {
        label: 'Duplicate this entry',
      }),
      button('Remove', act({ do: 'remove', file, path: at }, 'Removed the entry.'), {
        label: 'Remove this entry',
      }),
      button('All entries', () => void showEntries(editor, file, list)),
    ),
    notes,
  )
}
