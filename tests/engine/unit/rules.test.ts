import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { linesOf } from '../../../src/util/problem.ts'
import { fixFindings } from '../../../src/lint/fix-findings.ts'
import type { Finding } from '../../../src/lint/finding.ts'
import { rules } from '../../../src/lint/rules.ts'
import { sourcesOf } from '../../../src/site/joined/sources-of.ts'
import { exampleFindings, withoutWords } from '../../support/example-findings.ts'
import type { RuleExample } from '../../support/rule-example.ts'
import { root } from '../../support/root.ts'

const codes = readdirSync(join(root, 'src/lint/rules'), { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'index.ts')
  .map(({ name }) => name.replace(/\.ts$/, ''))
const modules = import.meta.glob<{ examples: RuleExample[] }>('../lint/*.ts', { eager: true })

test('every file is a rule of the list, with docs, and with examples that it finds and lets pass', () => {
  expect(Object.keys(rules).toSorted()).toEqual(codes.toSorted())
  for (const [code, rule] of Object.entries(rules)) {
    expect(rule.docs.trim(), code).not.toBe('')
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

// Rich text beyond the plainest needs a DOM, which takes seconds to load on a busy machine.
describe.each(Object.keys(rules))('%s', { timeout: 30_000 }, (code) => {
  test.each(examplesOf(code))('$name', async ({ finds, fixed, ...example }) => {
    const { site, findings } = await exampleFindings(example, {
      isData: code !== 'unreadable-file',
    })
    // One cause gives one finding: no other rule reports it. Examples add blocks, whose words are not their subject.
    const own = code.endsWith('-word') ? findings : withoutWords(findings)
    expect(own.map((finding) => [`${placeOf(finding)} ${finding.rule}`, toldBy(finding)])).toEqual(
      finds.map(({ at, says }) => [`${at} ${code}`, expect.stringContaining(says)]),
    )
    const mended = fixFindings(own, sourcesOf({ files: [], root: site }))
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
  return modules[`../lint/${code}.ts`]?.examples ?? []
}

const placeOf = ({ file, line, column }: Finding) => (line === undefined ? file : `${file}:${line}:${column}`)
const toldBy = (finding: Finding) => [finding.place, ...linesOf(finding)].join('\n')
