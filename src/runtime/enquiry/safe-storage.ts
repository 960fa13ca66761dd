/** Stores small JSON values. Where the browser refuses storage (private mode, full disk), they last as long as the page. */
export interface SafeStorage {
  read: (key: string) => unknown
  write: (key: string, value: unknown) => void
  /** Whether what was written last is lost with the page. */
  isVolatile: (key: string) => boolean
}

/** Where the browser stores the enquiries that wait, and the one being written. */
export const outboxKey = 'enquiry-outbox'
export const draftKey = 'enquiry-draft'

/** Safe access to the browser's storage; `open` may throw, as a blocked storage does. */
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
