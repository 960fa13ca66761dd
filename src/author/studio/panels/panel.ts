import type { Editor, Shown } from '../editor/editor.ts'
import { button, make } from '../editor/make.ts'

/** Shows a panel at the side of the page, with a heading and buttons to close it and to put it on the other side. */
export function showPanel(
  editor: Editor,
  title: string,
  content: (Node | undefined)[],
  { isWide = false, closed }: { isWide?: boolean } & Pick<Shown, 'closed'> = {},
): HTMLElement {
  const box = make(
    'section',
    { class: isWide ? 'dock wide' : 'dock', label: title },
    make(
      'div',
      { class: 'row' },
      make('h2', { class: 'wide', attributes: { tabindex: '-1' } }, title),
      button('⇄', () => box.classList.toggle('left'), { label: 'Other side', title: 'Other side' }),
      button('✕', editor.close, { label: 'Close', title: 'Close (Escape)' }),
    ),
    ...content,
  )
  editor.show({ box, ...(closed && { closed }) })
  return box
}

/** Creates the place of a panel for refusals. Screen readers read them. */
export const notesOf = (): HTMLElement => make('div', { attributes: { role: 'alert' } })
