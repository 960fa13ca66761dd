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
  /** Explains the rule to an author: the effect on visitors, and how to fix a finding. Markdown, indented like the code. */
  docs: string
  /** Left out, it is asked always; `deployed`: only of a site that goes to an address of its own. */
  when?: 'deployed'
  check: (input: Input) => Iterable<Found>
}

/** A rule. Its code is the name of its file in `rules/`; its examples are `tests/engine/lint/<code>.ts`. */
export type Rule = RuleOf<'files', FoundProject> | RuleOf<'configs', Project> | RuleOf<'content', JoinedSite>

/** Ties the parts of a rule to each other. */
export const defineRule = (rule: Rule): Rule => rule
