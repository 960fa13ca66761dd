/**
 * Returns a text without control characters, including those that change the direction of text, as one line. So it is
 * harmless in a terminal and in the header of an e-mail.
 */
export const plainLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ')

/** Returns a text of several lines, each without control characters. */
export const plainLines = (text: string): string =>
  text
    .split(/\r\n|[\r\n]/)
    .map(plainLine)
    .join('\n')

/** Shortens a text for a line of a list, at the end of a character. */
export const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…` : text
