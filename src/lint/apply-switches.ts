import type { ConfigFile } from '../site/config/project.ts'
import type { Finding } from './finding.ts'
import { switchesIn, type Switch } from './switches.ts'

/** The code under which a switch is told that keeps nothing quiet. */
export const unusedSwitch = 'unused-switch'

/** The findings that nobody switched off, and the switches of those rules that kept nothing quiet. */
export function applySwitches(
  findings: Finding[],
  files: ConfigFile[],
  ran: (code: string) => 'ran' | 'waits' | 'unknown',
): Finding[] {
  const switches = files.flatMap(({ file, text }) => switchesIn(file, text))
  const used = new Set<Switch>()
  const left = findings.filter((finding) => {
    const off = switches.find((one) => silences(one, finding))
    if (off) used.add(off)
    return !off
  })
  const unused = switches.flatMap((one) => {
    const problem = problemOf(one, ran(one.rule))
    return used.has(one) || !problem ? [] : [findingOf(one, problem)]
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
