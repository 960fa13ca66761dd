import { isComposing } from './use-keys.ts'

/** Events of the page that the editor receives while links and behaviours are off. */
export interface PageEvents {
  /** A key that was pressed in the page. */
  key: (event: KeyboardEvent) => void
  /** Something was typed in the page. */
  input: () => void
  /** A press in the page. */
  press: (target: Element) => void
}

const kinds = [
  'click auxclick dblclick contextmenu submit reset change input beforeinput paste',
  'mousedown mouseup mouseover mouseout mousemove dragstart drop keydown keyup keypress focusin focusout',
  'pointerdown pointerup pointermove pointerover pointerout touchstart touchend touchmove',
].flatMap((names) => names.split(' '))

/** Events whose default would leave the page or start something. The caret and typing keep their defaults. */
const refused = new Set(['click', 'auxclick', 'submit', 'reset', 'dragstart', 'drop'])

/** Keeps events from the page's links and behaviours. Returns a function that lets them through again. */
export function guardPage(root: Element, { key, input, press }: PageEvents): () => void {
  const guard = (event: Event) => {
    const { target } = event
    if (!(target instanceof Node) || !root.contains(target)) return
    event.stopImmediatePropagation()
    if (refused.has(event.type)) event.preventDefault()
    if (event.type === 'keydown' && event instanceof KeyboardEvent && !isComposing(event)) key(event)
    if (event.type === 'input') input()
    if (event.type === 'pointerdown' && target instanceof Element) press(target)
  }
  // The window hears an event first, before every listener of the page.
  for (const kind of kinds) window.addEventListener(kind, guard, { capture: true, passive: false })
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, guard, { capture: true })
  }
}
