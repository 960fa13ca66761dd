import { expect, test } from 'vitest'
import type { FoundProject } from '../../../src/site/config/project.ts'
import { isAbsolute } from '../../../src/runtime/content/storage-address.ts'
import { findProblems, type Circumstances } from '../../../src/lint/find-problems.ts'
import type { Found, Rule } from '../../../src/lint/rule.ts'
import { siteConfig } from '../../support/site-config.ts'

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
const finds = (...found: Found[]) => ({
  summary: '',
  docs: '',
  severity: 'warning' as const,
  check: () => found,
})
const which: Record<string, Rule> = {
  files: { reads: 'files', ...finds() },
  configs: { reads: 'configs', ...finds() },
  content: { reads: 'content', ...finds() },
  deployed: { reads: 'files', when: 'deployed', ...finds() },
}
const unused = (found: FoundProject, circumstances?: Circumstances) =>
  findProblems(found, which, circumstances).map(({ problem }) => problem)

const [idle, unknown] = [(code: string) => `"${code}" finds nothing here`, 'there is no rule "gone"']

test('a switch of a rule that could not run is not reported: in a wrong site, every rule that reads more than files', () => {
  expect(unused(project())).toEqual([idle('files'), unknown])
})

test('of a site that is sound, those that read content', () => {
  expect(unused(project(siteConfig))).toEqual([idle('files'), idle('configs'), unknown])
})

test('and what is asked of a deployed site alone, unless it is one', () => {
  expect(unused(project(), { deployed: true })).toEqual([idle('files'), idle('deployed'), unknown])
})

test('what a rule finds has its severity, or where the site is deployed the one for that', () => {
  const found: Found[] = [
    { file: 'page-configs/b.ts', problem: 'one', whenDeployed: 'error' },
    { file: 'page-configs/b.ts', problem: 'two' },
  ]
  const asked = (deployed: boolean) =>
    findProblems(
      { ...project(), files: [] },
      { files: { reads: 'files', ...finds(...found) } },
      { deployed },
    ).map(({ rule: code, severity, problem }) => [code, severity, problem])
  expect(asked(false)).toEqual([
    ['files', 'warning', 'one'],
    ['files', 'warning', 'two'],
  ])
  expect(asked(true)).toEqual([
    ['files', 'error', 'one'],
    ['files', 'warning', 'two'],
  ])
})

test('a rule is not asked of a project that has not what it reads', () => {
  const found = finds({ file, problem: 'asked' })
  const asked = findProblems(
    { ...project(), files: [] },
    { configs: { reads: 'configs', ...found }, content: { reads: 'content', ...found } },
  )
  expect(asked).toEqual([])
})

test.each([
  ['https://cdn.example/a.webp', true],
  ['HTTP://cdn.example/a.webp', true],
  ['//cdn.example/a.webp', true],
  ['/media//a.webp', false],
  ['/media/https://a.webp', false],
  ['pictures/a.webp', false],
])('that %s lies elsewhere is %s', (address, elsewhere) => {
  expect(isAbsolute(address)).toBe(elsewhere)
})
