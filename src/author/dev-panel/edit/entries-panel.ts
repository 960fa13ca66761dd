import type { Change } from '../../dev/server/protocol.ts'
import type { Editor } from './editor.ts'
import { make } from './make.ts'
import { focusButton, orderList } from './order-list.ts'
import { notesOf, showPanel } from './panel.ts'
import { wordsOf } from './server.ts'

type Path = (string | number)[]

/** Shows all entries of a list in a file, to move, duplicate and remove them. */
export async function showEntries(editor: Editor, file: string, list: Path): Promise<void> {
  const notes = notesOf()
  const rows = make('div', {})
  showPanel(editor, `Entries of ${String(list.at(-1))}`, [make('p', { class: 'place' }, file), notes, rows])
  const draw = async () => {
    const value = await editor.session.read(file, list)
    const entries: unknown[] = Array.isArray(value) ? value : []
    const act = async (change: Change, said: string, again: string) => {
      if (!(await editor.write([change], said, notes))) return
      await draw()
      focusButton(rows, again)
    }
    const at = (index: number) => [...list, index]
    rows.replaceChildren(
      orderList({
        labels: entries.map(labelOf),
        noun: 'entry',
        move: (from, to, again) =>
          act({ do: 'move', file, path: at(from), to }, `Moved entry ${from + 1}.`, again),
        duplicate: (index, again) =>
          act({ do: 'duplicate', file, path: at(index) }, `Duplicated entry ${index + 1}.`, again),
        remove: (index, again) =>
          act({ do: 'remove', file, path: at(index) }, `Removed entry ${index + 1}.`, again),
      }),
    )
  }
  try {
    await draw()
  } catch (error) {
    notes.textContent = wordsOf(error)
  }
}

/** Returns the first text of an entry. */
export function labelOf(entry: unknown): string {
  if (typeof entry === 'string' || typeof entry === 'number') return String(entry)
  if (typeof entry !== 'object' || entry === null) return 'entry'
  const fields: Record<string, unknown> = { ...entry }
  const names = ['title', 'label', 'heading', 'question', 'name', 'value', ...Object.keys(fields)]
  const named = names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '')
  return typeof named === 'string' ? named.slice(0, 60) : 'entry'
}
