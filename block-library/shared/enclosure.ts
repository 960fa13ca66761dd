const key = 'enclosure'

/** Puts a text into the next enquiry's message: what a visitor made on a page and wants to send. */
export function enclose(text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Where the browser keeps nothing, the form opens without it.
  }
}

/** What was enclosed; whoever takes it keeps it. */
export function takeEnclosure(): string {
  try {
    const text = sessionStorage.getItem(key) ?? ''
    sessionStorage.removeItem(key)
    return text
  } catch {
    return ''
  }
}
