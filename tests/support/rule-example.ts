/** A test case of a rule: a mistake, or something similar that is correct. */
export interface RuleExample {
  /**
   * Changed files of the small site (`tests/support/example-site.ts`). A string is the file's text, `undefined` removes
   * the file, a function edits its text, and an object makes it a link.
   */
  files: Record<string, string | undefined | ((text: string) => string) | { link: string }>
  /**
   * Findings of this rule, each as its place, `file:line:column`, and a part of its message behind a space. Omitted in a
   * correct example.
   */
  finds?: string[]
  /** Checks the site as if published at its own address. */
  deployed?: true
  /**
   * Texts after `--fix` of the files that it changes, or the texts as they were before the example. Omitted where `--fix`
   * changes nothing.
   */
  fixed?: 'as before' | Record<string, (text: string) => string>
}

/** Examples by their names: the situation in each. */
export type RuleExamples = Record<string, RuleExample>
