import type { ConfigFile } from '../site/config/project.ts'
import type { Finding } from './finding.ts'
import { switchesIn, type Switch } from './switches.ts'

/** Rule code of the finding for a switch that silences nothing. */
export const unusedSwitch = 'unused-switch'
export const unusedSwitchSummary = 'Every switch silences a finding and has a reason.'

/** Removes the findings that switches silence. Adds a finding for each switch that silences nothing. */
export function applySwitches(
  findings: Finding[],
  files: ConfigFile[],
  ran: (code: string) => 'ran' | 'waits' | 'unknown',
): Finding[] {
  const switches = files.flatMap(({ file, text }) => switchesIn(file, text))
  const used = new Set<Switch>()
  const left = findings.filter((finding) => {
    const silencing = switches.find((candidate) => silences(candidate, finding))
    if (silencing) used.add(silencing)
    return !silencing
  })
  const unused = switches.flatMap((candidate) => {
    const problem = problemOf(candidate, ran(candidate.rule))
    return used.has(candidate) || !problem ? [] : [findingOf(candidate, problem)]
  })
  return [...left, ...unused]
}

const silences = ({ file, rule, reason, lines: [from, to] }: Switch, finding: Finding) =>
  file === finding.file &&
  rule === finding.rule &&
  reason !== '' &&
  finding.line !== undefined &&
  from <= finding.line &&
  finding.line <= to

function problemOf({ rule, reason }: Switch, ran: 'ran' | 'waits' | 'unknown'): string | undefined {
  if (ran === 'unknown') return `there is no rule "${rule}"`
  if (reason === '') return 'a switch needs its reason: "rule-off link-target: the page comes next week"'
  return ran === 'ran' ? `"${rule}" finds nothing here` : undefined
}

const findingOf = ({ file, at }: Switch, problem: string): Finding => ({
  rule: unusedSwitch,
  severity: 'error',
  file,
  path: [],
  place: 'rule-off',
  problem,
  line: at.line,
  column: at.column,
})
