import type { FoundProject, Project } from '../site/config/project.ts'
import type { Problem } from '../util/problem.ts'
import type { JoinedSite } from '../site/joined/joined-site.ts'

export type Severity = 'error' | 'warning'

/** What a rule found: its place, and what is to be said of it. */
export interface Found extends Omit<Problem, 'rule' | 'path'> {
  /** The file, from the project's root; of a live service, the endpoint's address. */
  file: string
  /** Where it is in the file's value; left out, the whole file. */
  path?: PropertyKey[]
  /** What is meant at the end of the path, the value, or its key or place in its list; left out, the value. */
  at?: 'key'
  /** How grave it is where the site goes to an address of its own; left out, as its rule says. */
  whenDeployed?: Severity
}

interface RuleOf<Reads extends string, Input> {
  /** What it asks, in a line. */
  summary: string
  /** An error keeps the site from being published; a warning is told. */
  severity: Severity
  /** `files`: configs as they were found; `configs`: those of a site that is sound; `content`: these, with what the service answers. */
  reads: Reads
  /** Left out, it is asked always; `deployed`: only of a site that goes to an address of its own. */
  when?: 'deployed'
  check: (input: Input) => Iterable<Found>
}

/** A rule: its code is the name of its folder, whose README says more of it and whose examples prove it. */
export type Rule = RuleOf<'files', FoundProject> | RuleOf<'configs', Project> | RuleOf<'content', JoinedSite>

/** Ties the parts of a rule to each other. */
export const defineRule = (rule: Rule): Rule => rule

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
