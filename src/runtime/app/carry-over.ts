type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement

/**
 * Records the controls of an island and the one in use. Returns a function that carries values, focus and selection over
 * to the controls that replaced them, and a function that returns the control that replaced another one.
 */
export function recordControls(island: HTMLElement) {
  const controls = controlsOf(island)
  /** Values as typed, with the end of the selection: React puts back the last drawn value if the next drawing fails. */
  const typed = new Map<Control, { value: string; end: number | null }>()
  let focused = controls.find((control) => control === document.activeElement)
  const recording = new AbortController()
  const { signal } = recording
  const note = ({ type, target }: Event) => {
    if (type === 'focusin') focused = controls.find((control) => control === target)
    const previous = focused
    // Removing a focused control fires the event too, so the focus is forgotten only when the current task ends.
    if (type === 'focusout') queueMicrotask(() => (focused = focused === previous ? undefined : focused))
  }
  for (const type of ['focusin', 'focusout']) island.addEventListener(type, note, { signal })
  const keep = ({ target }: Event) => {
    const control = controls.find((candidate) => candidate === target)
    if (control)
      typed.set(control, { value: control.value, end: isText(control) ? control.selectionEnd : null })
  }
  island.addEventListener('input', keep, { capture: true, signal })

  /** Finds the control of the same name. Buttons are counted from the last: extensions add theirs before. */
  const successorOf = (old: Control | undefined): Control | undefined => {
    const same = (all: Control[]) =>
      all.filter(({ localName, name }) => localName === old?.localName && name === old.name)
    const before = same(controls)
    const place = before.findIndex((control) => control === old)
    return place < 0 ? undefined : same(controlsOf(island)).at(place - before.length)
  }
  const carryOver = () => {
    recording.abort()
    for (const old of controls.filter(({ isConnected }) => !isConnected)) {
      const next = successorOf(old)
      const { value } = typed.get(old) ?? old
      if (next && next.localName !== 'button' && next.value !== value) enter(next, value)
    }
    const next = successorOf(focused)
    if (!next || next === document.activeElement) return
    next.focus({ preventScroll: true })
    if (!isText(focused) || !isText(next)) return
    const { value = focused.value, end = null } = typed.get(focused) ?? {}
    const [from, to] = value === focused.value ? [focused.selectionStart, focused.selectionEnd] : [end, end]
    // Fields for numbers have no selection.
    if (from !== null) next.setSelectionRange(from, to)
  }
  return { carryOver, successorOf }
}

const controlsOf = (island: HTMLElement) => [
  ...island.querySelectorAll<Control>('input, select, textarea, button'),
]

const isText = (control: Control | undefined) =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement

/** Enters a value as a visitor does. React overrides the setter of the element itself, and would not see the change. */
function enter(field: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
}
