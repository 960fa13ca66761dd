import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { linesOf } from '../../../src/util/problem.ts'
import { fixFindings } from '../../../src/lint/fix-findings.ts'
import type { Finding } from '../../../src/lint/finding.ts'
import { rules } from '../../../src/lint/rules.ts'
import { sourcesOf } from '../../../src/site/joined/sources-of.ts'
import { exampleFindings, withoutWords } from '../../support/example-findings.ts'
import { examplesOf } from '../../support/examples-of.ts'
import { textBefore } from '../../support/example-site.ts'
import { changed } from '../../support/rule-example.ts'
import { root } from '../../support/root.ts'

const codes = readdirSync(join(root, 'src/lint/rules'), { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'index.ts')
  .map(({ name }) => name.replace(/\.ts$/, ''))

test('every file is a rule of the list, with docs, and with examples that it finds and lets pass', () => {
  expect(Object.keys(rules).toSorted()).toEqual(codes.toSorted())
  for (const [code, rule] of Object.entries(rules)) {
    expect(rule.docs.trim(), code).not.toBe('')
    const counts = examplesOf(code).map(({ finds = [] }) => [finds].flat().length)
    expect(counts, `${code} lets something pass`).toContain(0)
    expect(Math.max(...counts), `${code} finds something`).toBeGreaterThan(0)
  }
})

test('the small site that examples start from has nothing to find', async () => {
  expect((await exampleFindings({ files: {} }, { isData: true })).findings).toEqual([])
})

// Rich text beyond the plainest needs a DOM, which takes seconds to load on a busy machine.
describe.each(Object.keys(rules))('%s', (code) => {
  test.each(examplesOf(code))('$name', async ({ finds = [], fixed = {}, ...example }) => {
    const { site, findings } = await exampleFindings(example, { isData: code !== 'unreadable-file' })
    // One cause gives one finding: no other rule reports it. Examples add blocks, whose words are not their subject.
    const judged = code.endsWith('-word') ? findings : withoutWords(findings)
    const expected = [finds].flat()
    expect(judged.map((finding, index) => reportOf(finding, code, expected[index]))).toEqual(expected)
    const after = fixFindings(judged, sourcesOf({ files: [], root: site })).map((fixedFile) => [
      fixedFile.file,
      fixedFile.after,
    ])
    const filesAfter =
      fixed === 'as before'
        ? after.map(([file = '']) => [file, textBefore(file)])
        : Object.entries(fixed).map(([file, fix]) => [
            file,
            changed(readFileSync(join(site, file), 'utf8'), fix),
          ])
    expect(Object.fromEntries(after)).toEqual(Object.fromEntries(filesAfter))
    expect(after.length > 0).toBe(fixed === 'as before' || filesAfter.length > 0)
  })
})

/** Returns the expected report if a finding is at its place and has its message, else the report of the finding. */
function reportOf(finding: Finding, code: string, expected = ''): string {
  const { file, line, column, rule } = finding
  const place = line === undefined ? file : `${file}:${line}:${column}`
  const message = [finding.place, ...linesOf(finding)].join('\n')
  const isExpected =
    rule === code && expected.startsWith(`${place} `) && message.includes(expected.slice(place.length + 1))
  return isExpected ? expected : `${place} ${message} [${rule}]`
}
