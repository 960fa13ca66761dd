import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { linesOf } from '../../src/config/problem.ts'
import { fixFindings } from '../../src/rules/fix-findings.ts'
import type { Finding } from '../../src/rules/finding.ts'
import type { RuleExample } from '../../src/rules/rule.ts'
import { rules } from '../../src/rules/rules.ts'
import { sourcesOf } from '../../src/rules/sources-of.ts'
import { exampleFindings } from '../support/example-findings.ts'
import { root } from '../support/root.ts'

const folder = join(root, 'src/rules')
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['doctor', 'formats'].includes(entry.name))
  .map(({ name }) => name)
const modules = import.meta.glob<{ examples: RuleExample[] }>('../../src/rules/*/examples.ts', {
  eager: true,
})

test('every folder is a rule in the list, and every rule of the list is a folder with examples and docs', () => {
  expect(Object.keys(rules).toSorted()).toEqual(folders)
  for (const code of folders) {
    expect(readFileSync(join(folder, code, 'README.md'), 'utf8')).toMatch(
      new RegExp(`^# ${code}\n\n${escape(rules[code]?.summary ?? '')}`),
    )
    expect(
      examplesOf(code).some(({ finds }) => finds.length > 0),
      `${code} finds something`,
    ).toBe(true)
    expect(
      examplesOf(code).some(({ finds }) => finds.length === 0),
      `${code} lets something pass`,
    ).toBe(true)
  }
})

test('the small site that examples start from has nothing to find', async () => {
  expect((await exampleFindings({ name: 'nothing', files: {} })).findings).toEqual([])
})

// An example whose rich text is not of the plainest needs a DOM, which takes seconds to load on a busy machine.
describe.each(Object.keys(rules))('%s', { timeout: 30_000 }, (code) => {
  test.each(examplesOf(code))('$name', async ({ finds, fixed, ...example }) => {
    const { site, findings } = await exampleFindings(example, code)
    // One cause is told once: no other rule has a word to say.
    expect(findings.map((finding) => [`${placeOf(finding)} ${finding.rule}`, toldBy(finding)])).toEqual(
      finds.map(({ at, says }) => [`${at} ${code}`, expect.stringContaining(says)]),
    )
    const mended = fixFindings(findings, sourcesOf({ files: [], root: site }))
    const wanted = Object.entries(fixed ?? {}).map(([file, mend]) => [
      file,
      mend(readFileSync(join(site, file), 'utf8')),
    ])
    expect(Object.fromEntries(mended.map(({ file, after }) => [file, after]))).toEqual(
      Object.fromEntries(wanted),
    )
  })
})

function examplesOf(code: string): RuleExample[] {
  return modules[`../../src/rules/${code}/examples.ts`]?.examples ?? []
}

const placeOf = ({ file, line, column }: Finding) => (line === undefined ? file : `${file}:${line}:${column}`)
const toldBy = (finding: Finding) => [finding.place, ...linesOf(finding)].join('\n')
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
