/** A place for small JSON values. Where the browser refuses storage (private mode, full disk), it lasts as long as the page. */
export interface Keep {
  read: (key: string) => unknown
  write: (key: string, value: unknown) => void
  /** Whether what was written last is gone with the page. */
  isFleeting: (key: string) => boolean
}

/** A keep in the browser's storage; `open` may throw, as a blocked storage does. */
export function createKeep(open: () => Storage): Keep {
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
    isFleeting: (key) => memory.has(key),
  }
}
