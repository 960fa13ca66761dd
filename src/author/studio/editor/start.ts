import { startEditor } from './edit-mode.ts'
import { button, make } from './make.ts'
import { editorRoot } from './editor-root.ts'
import { isTyping } from '../page/is-typing.ts'
import { typing } from '../panels/text-card.ts'

/** Where the browser remembers over reloads that the author is editing. */
const stored = 'site-edit-mode'

/** Shows the button that starts and ends editing. The key `E` does the same while no field has the focus. */
export function offerEditing(): void {
  const { root } = editorRoot()
  let stop: (() => void) | undefined
  const bar = make('div', { class: 'bar', attributes: { role: 'toolbar', 'aria-label': 'Editing' } })
  const toggle = () => {
    if (stop) stop()
    stop = stop ? undefined : startEditor(root, bar)
    sessionStorage.setItem(stored, stop ? 'on' : '')
    main.textContent = stop ? 'Done' : 'Edit'
    main.setAttribute('aria-pressed', String(stop !== undefined))
  }
  const main = button('Edit', toggle, { title: 'Key E', attributes: { 'aria-pressed': 'false' } })
  bar.append(main)
  root.append(bar)
  document.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey } = event
    if (key.toLowerCase() !== 'e' || altKey || ctrlKey || metaKey || typing || isTyping(event)) return
    event.preventDefault()
    toggle()
  })
  if (sessionStorage.getItem(stored) === 'on') toggle()
}
