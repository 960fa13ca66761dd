import type { Problem } from '../util/problem.ts'
import type { Severity } from './rule.ts'
import type { Written } from './locate.ts'

/** A finding of a rule, with its place in the file. */
export interface Finding extends Problem {
  severity: Severity
  /** Page and heading that explain a rule of the site. Rules of the engine are explained in `docs/rules.md`. */
  help?: string | undefined
  file: string
  /** Line of the finding, counted from 1; undefined if the file does not contain its place. */
  line?: number | undefined
  column?: number | undefined
  /** The place in words: `blocks[4].titles (features-grid)`. */
  place: string
  block?: { index: number; type: string } | undefined
  /** Place of the value in the source text, for fixes. */
  written?: Written | undefined
}
