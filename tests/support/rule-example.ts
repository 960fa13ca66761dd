/** A test case of a rule: a mistake, or something similar that is correct. */
export interface RuleExample {
  /** Name of the test: the situation in the example. */
  name: string
  /**
   * Changed files of the small site (`tests/support/example-site.ts`). A string is the file's text, `undefined` removes
   * the file, a function edits its text, and an object makes it a link.
   */
  files: Record<string, string | undefined | ((text: string) => string) | { link: string }>
  /**
   * Findings of this rule: each its place, as `file:line:column`, and a part of its message. Empty for a correct
   * example.
   */
  finds: { at: string; says: string }[]
  /** Checks the site as if published at its own address. */
  deployed?: true
  /** Texts after `--fix` of the files that it changes. Omitted where `--fix` changes nothing. */
  fixed?: Record<string, (text: string) => string>
}
