/** A text that one page leaves for another of this session, under a key. Taking it removes it. */
export const sessionNote = (key: string) => ({
  leave: (text: string): void => {
    try {
      sessionStorage.setItem(key, text)
    } catch {
      // Storage may be blocked (private mode); then the next page opens without it.
    }
  },
  waits: (): boolean => {
    try {
      return sessionStorage.getItem(key) !== null
    } catch {
      return false
    }
  },
  take: (): string => {
    try {
      const text = sessionStorage.getItem(key) ?? ''
      sessionStorage.removeItem(key)
      return text
    } catch {
      return ''
    }
  },
})
