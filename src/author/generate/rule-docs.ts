import { unusedSwitch, unusedSwitchSummary } from '../../lint/apply-switches.ts'
import type { Rule } from '../../lint/rule.ts'
import { rules } from '../../lint/rules.ts'
import { ownRules } from '../../lint/rules-of.ts'
import type { FoundProject } from '../../site/config/project.ts'

/** Returns the text of `docs/rules.md`: every rule of the engine with its severity and its explanation. */
export const ruleDocs = (): string =>
  pageOf('Rules', 'Generated from `src/lint/rules/`', [
    ...chaptersOf(Object.entries(rules)),
    `## ${unusedSwitch}\n\n${unusedSwitchSummary} (error)\n\n${unindent(switchDocs)}`,
  ])

/** Returns the same text of a site's own rules; undefined if it has none. */
export function siteRuleDocs(project: Pick<FoundProject, 'siteRules'>): string | undefined {
  const siteRules = ownRules(project)
  if (siteRules.length === 0) return undefined
  return pageOf('Rules of this site', 'Generated from `page-configs/rules/`', chaptersOf(siteRules))
}

const pageOf = (title: string, source: string, chapters: string[]) =>
  [
    `# ${title}`,
    `${source} by \`npm run schemas\`. An error stops a build; a warning is printed.`,
    ...chapters,
  ].join('\n\n') + '\n'

/** Bundlers and Node order the exports of a module differently. */
const chaptersOf = (entries: (readonly [string, Rule])[]) =>
  entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, rule]) => `## ${code}\n\n${rule.summary} (${stageOf(rule)})\n\n${unindent(rule.docs)}`)

const switchDocs = `
  A comment \`// rule-off <code>: <reason>\` above a line silences the rule there. In JSON the switch is a key, with its reason as
  the value. A switch that silences nothing hides a later mistake. Remove it, or correct the name of its rule.`

const stageOf = ({ severity, when }: Rule) => (when ? `${severity}, only when ${when}` : severity)

const unindent = (docs: string) => docs.trim().replaceAll(/^ +/gm, '')
