import type { ShownFinding } from '../../dev/server/protocol.ts'
import { showBlocks } from './blocks-panel.ts'
import type { Editor } from './editor.ts'
import { showFindingsList } from './findings-list.ts'
import { button, make } from './make.ts'
import { findingNote } from './outcome.ts'
import { showPage } from './page-panel.ts'
import { isTyping } from './is-typing.ts'
import { showTexts } from './texts-panel.ts'
import type { Session } from './session.ts'

/** Adds the buttons of the editor to the bar, and the keys for undo and redo. */
export function editBar(editor: Editor, bar: HTMLElement) {
  const status = make('p', { class: 'status', attributes: { role: 'status' } })
  const notes = make('div', { class: 'notes', attributes: { role: 'alert' } })
  const act = (kind: 'undo' | 'redo') => () => {
    const said = kind === 'undo' ? 'Undone.' : 'Redone.'
    void editor.settle(() => editor.session[kind](), said, notes)
  }
  const undo = button('Undo', act('undo'), { title: 'Ctrl + Z' })
  const redo = button('Redo', act('redo'), { title: 'Ctrl + Shift + Z' })
  const added = [
    notes,
    status,
    undo,
    redo,
    button('Blocks', () => void showBlocks(editor)),
    button('Texts', () => showTexts(editor)),
    button('Page', () => showPage(editor)),
    button('Findings', () => void showFindingsList(editor)),
  ]
  bar.prepend(...added)
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (!(ctrlKey || metaKey) || isTyping(event)) return
    const kind =
      key.toLowerCase() === 'z'
        ? shiftKey
          ? 'redo'
          : 'undo'
        : key.toLowerCase() === 'y'
          ? 'redo'
          : undefined
    if (!kind) return
    event.preventDefault()
    act(kind)()
  }
  document.addEventListener('keydown', onKey)
  const showCounts = ({ undos, redos }: Pick<Session, 'undos' | 'redos'>) => {
    undo.disabled = undos === 0
    redo.disabled = redos === 0
    undo.textContent = undos === 0 ? 'Undo' : `Undo (${undos})`
  }
  showCounts(editor.session)
  return {
    /** Place of refusals that belong to no card. */
    notes,
    showCounts,
    say: (text: string, warnings: ShownFinding[] = []) => {
      status.textContent = text
      notes.replaceChildren(...warnings.map(findingNote))
    },
    remove: () => {
      document.removeEventListener('keydown', onKey)
      for (const one of added) one.remove()
    },
  }
}
