/** Returns a text as a regular expression that matches it, also in nginx. */
export const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
