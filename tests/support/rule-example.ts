/** Changes a text: a function, or replacements of the first match, each of which must find something. */
export type Change = ((text: string) => string) | Replacement | Replacement[]
type Replacement = [from: string | RegExp, to: string]

/** A test case of a rule: a mistake, or something similar that is correct. */
export interface RuleExample {
  /**
   * Changed files of the small site (`tests/support/example-site.ts`). A string is the file's text, `undefined` removes
   * the file, a change edits its text, and an object makes it a link.
   */
  files: Record<string, string | undefined | Change | { link: string }>
  /**
   * Findings of this rule, each as its place, `file:line:column`, and a part of its message behind a space. Omitted in a
   * correct example.
   */
  finds?: string | string[]
  /** Checks the site as if published at its own address. */
  deployed?: true
  /**
   * Texts after `--fix` of the files that it changes, or the texts as they were before the example. Omitted where `--fix`
   * changes nothing.
   */
  fixed?: 'as before' | Record<string, Change>
}

/** Examples by their names: the situation in each. */
export type RuleExamples = Record<string, RuleExample>

/** Returns a text after a change. */
export function changed(text: string, change: Change): string {
  if (typeof change === 'function') return change(text)
  if (!isList(change)) return replaced(text, change)
  return change.reduce(replaced, text)
}

const isList = (change: Replacement | Replacement[]): change is Replacement[] => Array.isArray(change[0])

function replaced(text: string, [from, to]: Replacement): string {
  const after = text.replace(from, to)
  if (after === text) throw new Error(`The example does not change ${String(from)}`)
  return after
}
