/** Replaces the text from `start` to `end`; if they are equal, inserts there. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Returns the text with these edits, which get its line ends. Edits must not overlap. */
export function applyEdits(source: string, edits: Edit[]): string {
  const [lineEnd = '\n'] = /\r?\n/.exec(source) ?? []
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: instead }) =>
        text.slice(0, start) + instead.replaceAll(/\r?\n/g, lineEnd) + text.slice(end),
      source,
    )
}
