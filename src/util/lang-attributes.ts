/** Returns the attributes of an element in a language. `dir` is omitted if it is that of the page, whose own default is `ltr`. */
export function langAttributes(tag: string, page = 'en'): string {
  const direction = directionOf(tag)
  return `lang="${tag}"${direction === directionOf(page) ? '' : ` dir="${direction}"`}`
}

/** Returns the direction in which a language is written. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(tag).maximize()
  return rightToLeft.has(script) ? 'rtl' : 'ltr'
}

/** Scripts that are written from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])
