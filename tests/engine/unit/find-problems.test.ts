import { expect, test } from 'vitest'
import type { FoundProject } from '../../../src/site/config/project.ts'
import { findProblems, type Circumstances } from '../../../src/lint/find-problems.ts'
import type { Found, Rule } from '../../../src/lint/rule.ts'
const file = 'page-configs/a.ts'
const others = ['files', 'configs', 'content', 'deployed', 'gone']
const text = others.map((rule) => `// rule-off ${rule}: for a while\n\n`).join('')
const project = (config?: FoundProject['config']): FoundProject => ({
  root: '/nowhere',
  files: [{ file, text, input: {}, problems: [] }],
  names: [file],
  addresses: [],
  records: new Map(),
  siteRules: new Map(),
  config,
})
const finds = (...problems: Found[]) => ({
  summary: '',
  docs: '',
  severity: 'warning' as const,
  check: () => problems,
})
const which: Record<string, Rule> = {
  files: { reads: 'files', ...finds() },
  configs: { reads: 'configs', ...finds() },
  content: { reads: 'content', ...finds() },
  deployed: { reads: 'files', when: 'deployed', ...finds() },
}
const unused = (someProject: FoundProject, circumstances?: Circumstances) =>
  findProblems(someProject, { rules: which, ...circumstances }).map(({ problem }) => problem)

const [idle, unknown] = [(code: string) => `"${code}" finds nothing here`, 'there is no rule "gone"']

test('switches of rules that did not run are not reported: in an invalid site, those of rules that read more than files', () => {
  expect(unused(project())).toEqual([idle('files'), unknown])
})

test('those of rules for deployed sites, unless the site is deployed', () => {
  expect(unused(project(), { deployed: true })).toEqual([idle('files'), idle('deployed'), unknown])
})

test('a finding has its rule’s severity, or on a deployed site the one for deployed sites', () => {
  const findings: Found[] = [
    { file: 'page-configs/b.ts', problem: 'one', whenDeployed: 'error' },
    { file: 'page-configs/b.ts', problem: 'two' },
  ]
  const requested = (deployed: boolean) =>
    findProblems(
      { ...project(), files: [] },
      { rules: { files: { reads: 'files', ...finds(...findings) } }, deployed },
    ).map(({ rule: code, severity, problem }) => [code, severity, problem])
  expect(requested(false)).toEqual([
    ['files', 'warning', 'one'],
    ['files', 'warning', 'two'],
  ])
  expect(requested(true)).toEqual([
    ['files', 'error', 'one'],
    ['files', 'warning', 'two'],
  ])
})

test('a rule does not run without the files that it reads', () => {
  const askingRule = finds({ file, problem: 'asked' })
  const requested = findProblems(
    { ...project(), files: [] },
    { rules: { configs: { reads: 'configs', ...askingRule }, content: { reads: 'content', ...askingRule } } },
  )
  expect(requested).toEqual([])
})
