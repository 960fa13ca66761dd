import { sessionNote } from '../../../block-library/contract/session-note.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Keeps what a visitor types in an island's fields when the page is left, until the island stores it itself. The page with the same address shows it again in this session. Returns whether values were restored.
 */
export function keepTyped(island: HTMLElement, { signal } = new AbortController()): boolean {
  const { pathname, search } = window.location
  const note = sessionNote(`typed ${pathname}${search}`)
  const fields = [...island.querySelectorAll<Field>('[name]')]
  // A visitor may have typed before the script ran.
  const typed = new Set(fields.filter((field) => field.value !== initialValue(field)))
  const add = ({ target }: Event) => {
    const field = fields.find((candidate) => candidate === target)
    if (field) typed.add(field)
  }
  const leave = () => {
    if (typed.size > 0) note.leave(JSON.stringify([...typed].map(({ name, value }) => [name, value])))
  }
  island.addEventListener('input', add, { capture: true, signal })
  window.addEventListener('pagehide', leave, { signal })
  // The page came back as it was left, with its values.
  window.addEventListener('pageshow', ({ persisted }) => persisted && note.take(), { signal })
  const values = new Map<string, string>(JSON.parse(note.take() || '[]'))
  for (const field of fields.filter(({ name }) => values.has(name))) {
    field.value = values.get(field.name) ?? ''
    typed.add(field)
  }
  return values.size > 0
}

function initialValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}
