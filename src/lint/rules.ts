import * as all from './rules/index.ts'
import type { Rule } from './rule.ts'

/** Every rule by its code. */
export const rules: Readonly<Record<string, Rule>> = all
