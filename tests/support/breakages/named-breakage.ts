import type { Breakage } from '../canary-site.ts'

/** A breakage, and the words by which the canary names it. */
export interface NamedBreakage extends Breakage {
  name: string
  step: string
  says: RegExp
  /** Whether `npm test` has it. The others are only in `npm run bench:canary`. */
  isQuick?: boolean
}
