import { isObject } from '../../schemas/shared/describe-value.ts'
import type { FoundProject, Project } from '../site/config/project.ts'
import type { Problem } from '../util/problem.ts'
import type { JoinedSite } from '../site/joined/joined-site.ts'

export type Severity = 'error' | 'warning'

/** A problem that a rule reports, with its place. */
export interface Found extends Omit<Problem, 'rule' | 'path'> {
  /** The file, relative to the project's root. For the answer of a content host, the endpoint's address. */
  file: string
  /** Path in the file's value. Default: the whole file. */
  path?: PropertyKey[]
  /** `key`: the problem is the key, or the list entry, at the end of the path. Default: its value. */
  at?: 'key'
  /** Actual value, if it is reported. Default: with `expected`, the value at the path. */
  value?: unknown
  /** Severity of this finding. Default: the severity of the rule. */
  severity?: Severity
  /** Severity if the site is published at its own address. Default: the same as unpublished. */
  whenDeployed?: Severity
}

interface RuleOf<Reads extends string, Input> {
  /** The requirement of the rule, in one line. */
  summary: string
  /** An error stops publishing; a warning is only reported. */
  severity: Severity
  /**
   * `files`: config files, valid or not. `configs`: configs of a site with valid settings.
   * `content`: configs with the answers of the content service.
   */
  reads: Reads
  /** Explains to authors the effect on visitors, and how to fix a finding. Markdown, indented like the code. */
  docs: string
  /** `deployed`: the rule runs only if the site is published at its own address. Default: it always runs. */
  when?: 'deployed'
  /**
   * `page`: one page's config and answer, the other pages of this answer, and sources of the site that are no page's own
   * decide whether there is a finding. Publishing then judges only changed pages while the rule finds nothing.
   * Default: `site`.
   */
  scope?: 'page'
  /** Returns the findings. */
  check: (input: Input) => Iterable<Found>
}

/** A rule. Its code is the name of its file in `rules/`. Its examples are in `tests/engine/lint/<code>.ts`. */
export type Rule = RuleOf<'files', FoundProject> | RuleOf<'configs', Project> | RuleOf<'content', JoinedSite>

/** Checks the type of a rule: `check` must accept the input that `reads` names. */
export const defineRule = (rule: Rule): Rule => rule

/** Whether a default export of a file in `page-configs/rules/` is a rule. */
export const isRule = (value: unknown): value is Rule =>
  isObject(value) &&
  'summary' in value &&
  'docs' in value &&
  'severity' in value &&
  'reads' in value &&
  ['error', 'warning'].includes(String(value.severity)) &&
  ['files', 'configs', 'content'].includes(String(value.reads)) &&
  'check' in value &&
  typeof value.check === 'function'
