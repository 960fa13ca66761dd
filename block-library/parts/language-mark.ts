/** Returns the attributes of the mark at a link to a page in another language. Screen readers say the name of the language. */
export function markOf(tag: string) {
  const { language } = new Intl.Locale(tag)
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language)
  return { role: 'img', lang: language, 'aria-label': name }
}
