import type { ConfigFile } from '../site/config/project.ts'
import type { Finding } from './finding.ts'
import { lineAt } from './line-at.ts'

/** Rule code of the finding for a switch that silences nothing. */
export const unusedSwitch = 'unused-switch'
export const unusedSwitchSummary = 'Every switch silences a finding and has a reason.'

/** Whether a rule ran, waits for other files to be corrected, or does not exist. */
type RunState = 'ran' | 'waits' | 'unknown'

/** Removes the findings that switches silence. Adds a finding for each switch that silences nothing. */
export function applySwitches(
  findings: Finding[],
  files: ConfigFile[],
  ran: (code: string) => RunState,
): Finding[] {
  const switches = files.flatMap(switchesIn)
  const used = new Set<Switch>()
  const reported = findings.filter((finding) => {
    const silencing = switches.find((candidate) => silences(candidate, finding))
    if (silencing) used.add(silencing)
    return !silencing
  })
  const unused = switches.flatMap((candidate): Finding[] => {
    const { file, line, column } = candidate
    const problem = used.has(candidate) ? undefined : problemOf(candidate, ran(candidate.rule))
    if (problem === undefined) return []
    const place = { file, path: [], place: 'rule-off', line, column }
    return [{ rule: unusedSwitch, severity: 'error', problem, ...place }]
  })
  return [...reported, ...unused]
}

/** A comment that switches a rule off on its own line and on the next line, with the author's reason. */
interface Switch {
  file: string
  rule: string
  reason: string
  line: number
  column: number
}

const silences = ({ file, rule, reason, line }: Switch, finding: Finding) =>
  file === finding.file &&
  rule === finding.rule &&
  reason !== '' &&
  (finding.line === line || finding.line === line + 1)

function problemOf({ rule, reason }: Switch, ran: RunState): string | undefined {
  if (ran === 'unknown') return `there is no rule "${rule}"`
  if (reason === '') return 'a switch needs its reason: "rule-off link-target: the page comes next week"'
  return ran === 'ran' ? `"${rule}" finds nothing here` : undefined
}

/** A switch in JSON is a key, since JSON has no comments. The config reader removes it. */
const inJson = /"\/\/ rule-off ([\w-]*)" *: *"([^"]*)"/g
const inCode = /\/\/ *rule-off +([\w-]*)(?: *: *(.*\S)?)? *$/gm

/**
 * Returns the switches of a file: `// rule-off link-target: the page comes next week`.
 * In JSON a switch is a key: `"// rule-off link-target": "the page comes next week"`.
 */
function switchesIn({ file, text }: ConfigFile): Switch[] {
  // Most files have no switch, and this test is much faster than the pattern.
  if (!text.includes('rule-off')) return []
  return Array.from(
    text.matchAll(file.endsWith('.json') ? inJson : inCode),
    ({ 1: rule = '', 2: reason = '', index }) => ({ file, rule, reason, ...lineAt(text, index) }),
  )
}
