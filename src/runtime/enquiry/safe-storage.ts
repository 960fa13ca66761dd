/**
 * Stores small JSON values. If the browser refuses storage (private mode, full disk), they last as long as the page.
 */
export interface SafeStorage {
  read: (key: string) => unknown
  write: (key: string, value: unknown) => void
  /** Whether the last written value is lost with the page. */
  isVolatile: (key: string) => boolean
}

/** Storage keys of the waiting enquiries and of the draft. */
export const outboxKey = 'enquiry-outbox'
export const draftKey = 'enquiry-draft'

/** Creates safe access to the browser's storage. `open` may throw, as blocked storage does. */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, unknown>()
  return {
    read(key) {
      if (memory.has(key)) return memory.get(key)
      try {
        return JSON.parse(open().getItem(key) ?? 'null')
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        open().setItem(key, JSON.stringify(value))
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    isVolatile: (key) => memory.has(key),
  }
}
