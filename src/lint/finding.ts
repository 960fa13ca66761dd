import type { Problem } from '../util/problem.ts'
import type { Severity } from './rule.ts'
import type { Written } from './locate.ts'

/** A finding of a rule, with its place in the file. */
export interface Finding extends Problem {
  severity: Severity
  file: string
  /** Counted from 1; undefined where the file has no such place. */
  line?: number | undefined
  column?: number | undefined
  /** The place in words: `blocks[4].titles (block 4, features-grid)`. */
  place: string
  block?: { index: number; type: string } | undefined
  /** Where it is written, for those who mend it. */
  written?: Written | undefined
}
