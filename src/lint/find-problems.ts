import { inDocumentOrder } from '../util/document-order.ts'
import { groupBy } from '../util/group-by.ts'
import { questionsFile, type FoundProject, type Project } from '../site/config/project.ts'
import { applySwitches } from './apply-switches.ts'
import type { JudgedPages } from './judged-pages.ts'
import type { Finding } from './finding.ts'
import { helpOf } from './help-of.ts'
import type { JoinedSite } from '../site/joined/joined-site.ts'
import { placeFinding } from './place-finding.ts'
import type { Found, Rule } from './rule.ts'
import { rules } from './rules.ts'
import { rulesOf } from './rules-of.ts'
import { hasUnread } from '../site/joined/broken-pages.ts'
import { sourcesOf } from '../site/joined/sources-of.ts'

/** Input of the rules. A project whose site settings are invalid has only its files. */
type Readable = FoundProject | Project | JoinedSite

export interface Circumstances {
  /** Whether the site is published at its own address. Samples are errors there. */
  deployed?: boolean | undefined
  /** The moment that is judged, in milliseconds since 1970. Default: the current one. */
  at?: number | undefined
  /** Pages that the last publish judged. Without them, each rule judges each page. */
  judged?: JudgedPages | undefined
  /** Rules by code. Default: the engine's rules and the site's own. */
  rules?: Readonly<Record<string, Rule>> | undefined
}

/**
 * Runs the rules on a project. Returns the findings without duplicates, file by file, in the order of each file's text.
 * Findings that a switch silences are omitted. A switch that silences nothing is a finding.
 */
export function findProblems(
  project: Readable,
  { deployed = false, judged, rules: which = rulesOf(project) }: Circumstances = {},
): Finding[] {
  const sources = sourcesOf(project)
  const files = isJoined(project) ? [...project.files, ...project.contentFiles] : project.files
  const inputs = new Map(files.map(({ file, input }) => [file, input]))
  if (isJoined(project)) for (const { place, value } of project.answers.values()) inputs.set(place, value)
  const has = { files: true, configs: isSound(project), content: isJoined(project) }
  // A value that a rule of the site counts may be in a part that is missing.
  const isComplete = {
    files: true,
    configs: isSound(project) && isRead(project),
    content: isJoined(project) && isWhole(project),
  }
  const active = Object.entries(which).filter(
    ([code, { reads, when }]) =>
      (deployed || when !== 'deployed') && (code in rules ? has[reads] : isComplete[reads]),
  )
  const changed = isJoined(project) ? judged?.changedPart(project) : undefined
  const thrown = new Map<string, Found>()
  /** Returns the findings of a rule. A rule of the site that throws is a finding, and the other rules still run. */
  const caught = (code: string, rule: Rule): Found[] => {
    try {
      return findWith(code, rule)
    } catch (error) {
      const [file] = [...project.siteRules].find(([, siteRule]) => siteRule === rule) ?? []
      if (file === undefined) throw error
      thrown.set(code, { file, problem: `cannot be applied: ${String(error)}` })
      return []
    }
  }
  const findWith = (code: string, rule: Rule): Found[] => {
    const part = rule.scope === 'page' ? changed : undefined
    // Findings in a part of the site would not be reliable: they need the complete site.
    const isStillClean = part && judged?.wasClean(code) && foundBy(rule, part).length === 0
    const all = isStillClean ? [] : foundBy(rule, project)
    if (part && all.length === 0) judged?.used.clean.push(code)
    return all
  }
  const reported = active.flatMap(([code, rule]) => {
    const all = caught(code, rule)
    const help = all.length > 0 ? helpOf(project, code) : {}
    return all.filter(isOfShownPart(project)).map((problem) => {
      const severity = (deployed && problem.whenDeployed) || (problem.severity ?? rule.severity)
      return placeFinding(problem, { rule: code, severity, ...help }, inputs.get(problem.file), sources)
    })
  })
  const failures = [...thrown.values()].map((failure) =>
    placeFinding(failure, { rule: 'site-rule', severity: 'error' }, undefined, sources),
  )
  const ran = (code: string) => {
    if (!which[code]) return 'unknown'
    return !thrown.has(code) && active.some(([name]) => name === code) ? 'ran' : 'waits'
  }
  const findings = applySwitches(onceEach([...reported, ...failures]), files, ran)
  const places = new Set([...inputs.keys(), ...findings.map(({ file }) => file)])
  const byFile = groupBy(findings, ({ file }) => file)
  return [...places].flatMap((file) => inOrder(byFile.get(file) ?? [], inputs.get(file)))
}

/** Returns a function that checks whether a finding is in a shown part. Findings in other parts wait until these are shown. */
function isOfShownPart({ config }: Readable) {
  const parts = new Set(
    config?.unshown?.flatMap(({ loaded: { file, page }, block }) =>
      block === undefined
        ? [`${file} `, `${questionsFile(page.structuredData.faqSet ?? page.name)} `]
        : [`${file} ${block}`],
    ),
  )
  return ({ file, path: [key, index] = [] }: Found) =>
    parts.size === 0 ||
    !(parts.has(`${file} `) || (key === 'blocks' && parts.has(`${file} ${String(index)}`)))
}

/** Returns the findings of a rule, none if the project lacks what the rule reads. */
function foundBy(rule: Rule, project: Readable): Found[] {
  if (rule.reads === 'files') return [...rule.check(project)]
  if (rule.reads === 'configs') return isSound(project) ? [...rule.check(project)] : []
  return isJoined(project) ? [...rule.check(project)] : []
}

/** Whether every config, record of pictures and translation could be read. */
const isRead = (project: Project) =>
  !hasUnread(project) && project.files.every(({ problems }) => problems.length === 0)

/** Whether every file and section could be read. */
const isWhole = (site: JoinedSite) =>
  isRead(site) &&
  [...site.answers.values()].every(
    ({ failure, oddities }) => failure === undefined && oddities.length === 0,
  ) &&
  site.joined.every(({ bound }) => bound.missing.length === 0)

const isSound = (project: Readable): project is Project => project.config !== undefined
const isJoined = (project: Readable): project is JoinedSite => 'joined' in project

/** Removes duplicate findings in files that several pages import. */
function onceEach(findings: Finding[]): Finding[] {
  return [...new Map(findings.toReversed().map((finding) => [keyOf(finding), finding])).values()].toReversed()
}

const keyOf = ({ rule, file, line, column, place, problem, received, written }: Finding) =>
  // A value that is written once and used at several places counts as one finding.
  JSON.stringify([rule, file, line, column, written?.exact ? '' : place, problem, received])

function inOrder(findings: Finding[], input: unknown): Finding[] {
  const written = findings.every(({ line }) => line !== undefined)
  if (!written) return inDocumentOrder(findings, input)
  return findings.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0))
}
