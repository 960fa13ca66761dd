/** Creates a text under a key that one page leaves for another page of this session. Taking the text removes it. */
export const sessionNote = (key: string) => ({
  leave: (text: string): void => {
    try {
      sessionStorage.setItem(key, text)
    } catch {
      // Storage may be blocked (private mode). Then the next page opens without the text.
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
