/**
 * Marks are two private-use characters that stand for a number: the first from U+E000 on, the second from U+F000 on.
 * They exist only in the memory of a development server and its pages. No page shows them, and none with a mark is published.
 */
const MARK = /([\uE000-\uEFFF])([\uF000-\uF7FF])/g

const FIRST = 0xe0_00
const SECOND = 0xf0_00
const PER_FIRST = 0x8_00

/** Returns the mark of a number. */
export const markOf = (id: number): string =>
  String.fromCharCode(FIRST + Math.floor(id / PER_FIRST), SECOND + (id % PER_FIRST))

/** Returns a text without marks. */
export const withoutMarks = (text: string): string => text.replaceAll(MARK, '')

/** Returns the numbers of the marks in a text, each once, in the order of the text. */
export const marksIn = (text: string): number[] => [
  ...new Set(
    [...text.matchAll(MARK)].map(
      ([, first = '', second = '']) =>
        (first.charCodeAt(0) - FIRST) * PER_FIRST + (second.charCodeAt(0) - SECOND),
    ),
  ),
]
