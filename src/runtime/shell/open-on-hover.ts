/** Opens `details` while a mouse is on its frame. A finger or pen presses the summary instead. */
export function openOnHover(frame: HTMLElement, details: HTMLDetailsElement, signal: AbortSignal): void {
  let pressedBy = ''
  const follow = ({ type, pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') details.open = type === 'pointerenter'
  }
  frame.addEventListener('pointerenter', follow, { signal })
  frame.addEventListener('pointerleave', follow, { signal })
  frame.addEventListener('pointerdown', ({ pointerType }) => (pressedBy = pointerType), { signal })
  // The mouse opened it on the way to the summary, so its press leaves it open. A key has no `detail`, and closes it.
  details.querySelector('summary')?.addEventListener(
    'click',
    (event) => {
      if (details.open && event.detail > 0 && pressedBy === 'mouse') event.preventDefault()
    },
    { signal },
  )
  // The mouse may have rested there before the script ran.
  if (frame.matches(':hover')) details.open = true
}
