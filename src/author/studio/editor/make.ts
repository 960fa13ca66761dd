interface Given {
  class?: string
  /** Accessible name, for an element whose text does not name it. */
  label?: string
  title?: string
  /** Called when the element is pressed. */
  press?: () => void
  attributes?: Record<string, string>
}

/** Creates an element with its attributes and its content. */
export function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  { class: className, label, title, press, attributes = {} }: Given = {},
  ...children: (Node | string | undefined)[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag)
  if (className !== undefined) made.className = className
  if (label !== undefined) made.setAttribute('aria-label', label)
  if (title !== undefined) made.title = title
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  if (press) made.addEventListener('click', press)
  made.append(...children.filter((child) => child !== undefined))
  return made
}

/** Creates a button. */
export const button = (text: string, press: () => void, given: Given = {}): HTMLButtonElement =>
  make('button', { ...given, press, attributes: { type: 'button', ...given.attributes } }, text)

/** Creates a field with its visible label. */
export function field(label: string, value: string, lines = 1, note = '') {
  const input = make('textarea', { attributes: { rows: String(lines) } })
  input.value = value
  const box = make('label', { class: 'field' }, make('span', {}, label), input)
  if (note !== '') box.append(make('small', {}, note))
  return { box, input }
}

/** Creates a group of choices with its visible label. */
export function choice(label: string, values: readonly string[]) {
  const input = make('select', {}, ...values.map((value) => make('option', {}, value)))
  return { box: make('label', { class: 'field' }, make('span', {}, label), input), input }
}
