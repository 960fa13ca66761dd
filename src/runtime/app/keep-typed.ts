import { sessionNote } from '../../../block-library/contract/session-note.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Keeps the values of an island's fields over a reload, until `signal` reports that the island stores them itself. The
 * page reloads if the island's files are gone after a deploy (reload-once.ts). Returns whether values were restored.
 */
export function keepTyped(island: HTMLElement, signal: AbortSignal): boolean {
  const note = sessionNote(`typed ${window.location.pathname}`)
  const fields = [...island.querySelectorAll<Field>('[name]')]
  const leave = () => {
    if (island.dataset.inUse !== undefined)
      note.leave(JSON.stringify(fields.map(({ name, value }) => [name, value])))
  }
  window.addEventListener('pagehide', leave, { signal })
  const typed: [name: string, value: string][] = JSON.parse(note.take() || '[]')
  if (typed.length === 0 || !isReload()) return false
  const values = new Map(typed)
  for (const field of fields) field.value = values.get(field.name) ?? field.value
  return true
}

/** Returns whether the page was reloaded. A page that was opened by a link starts with its own texts. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
}
