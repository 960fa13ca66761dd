/** A text as a regular expression that matches it, for nginx too. */
export const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\-]/g, '\\$&')
