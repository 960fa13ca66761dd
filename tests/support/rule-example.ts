/** A rule's own cases: what is wrong, and what is like it and right. */
export interface RuleExample {
  /** What it shows. */
  name: string
  /**
   * Files that differ from those of the small site that examples start from (`tests/support/example-site.ts`): a text is the
   * file, `undefined` takes it away, and a function edits the text that stands there.
   */
  files: Record<string, string | undefined | ((text: string) => string)>
  /** The findings of this rule: each its place, as `file:line:column`, and a part of what it says. Empty, the example is right. */
  finds: { at: string; says: string }[]
  /** Asks what is asked of a site that is published at an address of its own. */
  deployed?: true
  /** What `--fix` makes of the texts of the files that it mends; left out, it mends nothing. */
  fixed?: Record<string, (text: string) => string>
}
