/** A stretch of a text, and what comes in its place; where it ends as it starts, something is put in. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** The text with these edits; none may overlap another. */
export const applyEdits = (source: string, edits: Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: instead }) => text.slice(0, start) + instead + text.slice(end), source)
