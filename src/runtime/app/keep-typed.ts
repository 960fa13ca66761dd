import { sessionNote } from '../../../block-library/contract/session-note.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Keeps what an island's fields hold over a reload, until `signal` reports that the island keeps it by itself. A reload is
 * due where the island's files are gone after a deploy (reload-once.ts). Returns whether fields were filled in again.
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

/** Opened by a link, the page begins with its own words. */
function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
}
