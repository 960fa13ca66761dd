import type { Rule } from '../../lint/rule.ts'
import { rules } from '../../lint/rules.ts'

/** Returns the text of `docs/rules.md`: every rule with its severity and its explanation. */
export const ruleDocs = (): string =>
  [
    '# Rules',
    'Generated from `src/lint/rules/` by `npm run schemas`. An error stops a build; a warning is printed.',
    ...Object.entries(rules).map(
      ([code, rule]) => `## ${code}\n\n${rule.summary} (${stageOf(rule)})\n\n${unindent(rule.docs)}`,
    ),
  ].join('\n\n') + '\n'

const stageOf = ({ severity, when }: Rule) => (when ? `${severity}, only when ${when}` : severity)

const unindent = (docs: string) => docs.trim().replaceAll(/^ +/gm, '')
