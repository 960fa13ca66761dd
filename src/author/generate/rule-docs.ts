import { unusedSwitch, unusedSwitchSummary } from '../../lint/apply-switches.ts'
import type { Rule } from '../../lint/rule.ts'
import { rules } from '../../lint/rules.ts'

/** Returns the text of `docs/rules.md`: every rule with its severity and its explanation. */
export const ruleDocs = (): string =>
  [
    '# Rules',
    'Generated from `src/lint/rules/` by `npm run schemas`. An error stops a build; a warning is printed.',
    // Bundlers and Node order the exports of a module differently.
    ...Object.entries(rules)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([code, rule]) => `## ${code}\n\n${rule.summary} (${stageOf(rule)})\n\n${unindent(rule.docs)}`),
    `## ${unusedSwitch}\n\n${unusedSwitchSummary} (error)\n\n${unindent(switchDocs)}`,
  ].join('\n\n') + '\n'

const switchDocs = `
  A comment \`// rule-off <code>: <reason>\` above a line silences the rule there. In JSON the switch is a key, with its reason as
  the value. A switch that silences nothing hides a later mistake. Remove it, or correct the name of its rule.`

const stageOf = ({ severity, when }: Rule) => (when ? `${severity}, only when ${when}` : severity)

const unindent = (docs: string) => docs.trim().replaceAll(/^ +/gm, '')
