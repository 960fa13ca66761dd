/** Returns JSON that is valid inside a script element of an HTML document. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
