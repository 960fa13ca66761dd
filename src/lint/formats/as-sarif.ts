import type { Log, ReportingDescriptor, Result } from 'sarif'
import { linesOf } from '../../util/problem.ts'
import { unusedSwitch, unusedSwitchSummary } from '../apply-switches.ts'
import type { Finding } from '../finding.ts'
import { fingerprints } from './fingerprints.ts'
import type { Output } from './formats.ts'
import { docsAddress, explanationOf } from './rules-page.ts'

/** Returns findings as SARIF 2.1.0, which code hosts and editors read. */
export async function asSarif(findings: Finding[], { root }: Output): Promise<string> {
  // Loaded here, since other formats can report cached findings without the rules.
  const { rules } = await import('../rules.ts')
  const helpByRule = new Map(findings.flatMap(({ rule, help }) => (help === undefined ? [] : [[rule, help]])))
  const codes = [...new Set([...Object.keys(rules), unusedSwitch, ...helpByRule.keys()])]
  const addressIn = await docsAddress(root)
  const summaryOf = (id: string) =>
    id === unusedSwitch ? unusedSwitchSummary : (rules[id]?.summary ?? `A rule of this site: ${id}`)
  const described = codes.map((id): ReportingDescriptor => ({
    id,
    shortDescription: { text: summaryOf(id) },
    helpUri: addressIn(explanationOf({ rule: id, help: helpByRule.get(id) })),
    defaultConfiguration: { level: rules[id]?.severity ?? 'error' },
  }))
  const identities = fingerprints(findings)
  const results = findings.map((finding, index): Result => ({
    ruleId: finding.rule,
    ruleIndex: codes.indexOf(finding.rule),
    level: finding.severity,
    message: { text: [finding.place, ...linesOf(finding)].filter(Boolean).join('\n') },
    // GitHub matches findings of two runs by this fingerprint only.
    partialFingerprints: { primaryLocationLineHash: identities[index] ?? '' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: addressOf(finding.file) },
          region: { startLine: finding.line ?? 1, startColumn: finding.column ?? 1 },
        },
      },
    ],
  }))
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      { tool: { driver: { name: 'validate', rules: described } }, columnKind: 'utf16CodeUnits', results },
    ],
  }
  return JSON.stringify(log, null, 2)
}

/** Encodes a file's path as an address, in which blanks and brackets must be escaped. */
const addressOf = (file: string) =>
  URL.canParse(file) ? file : file.split('/').map(encodeURIComponent).join('/')
