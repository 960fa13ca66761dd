/** Replaces the text from `start` to `end`; if they are equal, inserts there. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** Returns the text with these edits. Edits must not overlap. */
export const applyEdits = (source: string, edits: Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), source)
