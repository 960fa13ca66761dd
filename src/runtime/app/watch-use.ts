/** Records how the visitor uses the page now, and how they have used it. */
export const use = {
  /** Blocks that the visitor has pressed or changed. They stay as published until the next visit. */
  changed: new WeakSet<Element>(),
  /** Whether a finger or a mouse button is down. */
  isDown: false,
  /** Time of the last press, release or key. */
  last: -Infinity,
  /** Position of the pointer in the window, and the time at which it came there. */
  pointer: undefined as { x: number; y: number; since: number } | undefined,
}

const presses = ['pointerdown', 'pointerup', 'pointercancel', 'touchstart', 'touchend', 'touchcancel']
const moves = ['pointermove', 'pointerover']
const changes = ['click', 'input', 'change', 'scroll']

/** Records from now on what the visitor uses, so that newer content does not change it (`draw-newer.ts`). */
export function watchUse(): void {
  const options = { capture: true, passive: true }
  for (const type of presses) window.addEventListener(type, notePress, options)
  for (const type of moves) window.addEventListener(type, noteMove, options)
  for (const type of changes) window.addEventListener(type, noteChange, options)
  window.addEventListener('keydown', () => (use.last = performance.now()), options)
}

function notePress(event: Event): void {
  use.last = performance.now()
  if ('touches' in event && event.touches instanceof TouchList) use.isDown = event.touches.length > 0
  // A finger that scrolls the page is still down after its `pointercancel`. The release of another button than the first
  // may be lost in a menu of the browser.
  else if (event instanceof PointerEvent && event.pointerType !== 'touch')
    use.isDown = event.type === 'pointerdown' && event.button === 0
}

function noteMove(event: Event): void {
  if (event instanceof PointerEvent)
    use.pointer = { x: event.clientX, y: event.clientY, since: performance.now() }
}

function noteChange({ type, target }: Event): void {
  // Some parts scroll by themselves.
  if (type === 'scroll' && !use.isDown) return
  const block = target instanceof Element && target.closest('main > *')
  if (block) use.changed.add(block)
}
