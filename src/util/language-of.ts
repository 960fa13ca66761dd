/** Returns the language of a tag: `pt` of `pt-BR`. */
export const languageOf = (tag: string) => new Intl.Locale(tag).language
