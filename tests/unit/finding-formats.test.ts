import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { formats } from '../../src/rules/formats/formats.ts'
import type { Finding } from '../../src/rules/finding.ts'
import { rules } from '../../src/rules/rules.ts'

const findings: Finding[] = [
  {
    rule: 'unknown-key',
    severity: 'error',
    file: 'page-configs/general/blog/[id].ts',
    path: ['blocks', 2, 'titel'],
    place: 'blocks[2].titel (block 2, hero)',
    block: { index: 2, type: 'hero' },
    line: 12,
    column: 5,
    expected: 'one of the keys title, text',
    received: 'key "titel", 100%',
    nearest: 'title',
    fix: { renameKey: 'title' },
  },
  {
    rule: 'redirect',
    severity: 'warning',
    file: 'page-configs/redirects.ts',
    path: [],
    place: '',
    problem: 'it goes round in a circle',
  },
]

test('pretty: each file’s together, with line, column, rule and what is meant', () => {
  expect(formats.pretty(findings, false)).toBe(`page-configs/general/blog/[id].ts
  12:5 blocks[2].titel (block 2, hero) [unknown-key]
    expected  one of the keys title, text
    received  key "titel", 100%
    did you mean "title"?

page-configs/redirects.ts
  [redirect] warning
    problem   it goes round in a circle

1 error and 1 warning in 2 files`)
  expect(formats.pretty([], true)).toBe('')
})

test('pretty in colours says the same', () => {
  const coloured = formats.pretty(findings, true)
  expect(coloured).toContain('\u001B[')
  expect(stripVTControlCharacters(coloured)).toBe(formats.pretty(findings, false))
})

test('json: counts, and every finding with its place; what only mending needs is left out', () => {
  expect(JSON.parse(formats.json(findings))).toMatchObject({
    errors: 1,
    warnings: 1,
    findings: [
      { rule: 'unknown-key', file: 'page-configs/general/blog/[id].ts', line: 12, column: 5, fixable: true },
      { rule: 'redirect', severity: 'warning', fixable: false },
    ],
  })
})

test('github: a workflow command each, with percent signs, line ends, colons and commas escaped', () => {
  expect(formats.github(findings)).toBe(
    [
      '::error file=page-configs/general/blog/[id].ts,line=12,col=5,title=unknown-key::blocks[2].titel (block 2, hero)' +
        '%0Aexpected  one of the keys title, text%0Areceived  key "titel", 100%25%0Adid you mean "title"?',
      '::warning file=page-configs/redirects.ts,line=1,col=1,title=redirect::problem   it goes round in a circle',
    ].join('\n'),
  )
  expect(formats.github(findings.map((finding) => ({ ...finding, file: 'a,b:c.ts' })))).toContain(
    'file=a%2Cb%3Ac.ts,',
  )
})

test('sarif: version, every rule described, results that point into them, addresses that are addresses', async () => {
  const log = JSON.parse(await formats.sarif(findings))
  expect(log).toMatchObject({ version: '2.1.0', runs: [{ columnKind: 'utf16CodeUnits' }] })
  const [{ tool, results }] = log.runs
  const described = tool.driver.rules.map(({ id }: { id: string }) => id)
  expect(described).toEqual(expect.arrayContaining(Object.keys(rules)))
  for (const { ruleId, ruleIndex, locations } of results) {
    expect(described[ruleIndex]).toBe(ruleId)
    const { artifactLocation, region } = locations[0].physicalLocation
    expect(URL.canParse(artifactLocation.uri, 'file:///project/')).toBe(true)
    expect(artifactLocation.uri).not.toMatch(/[[\]\s]/)
    expect(Math.min(region.startLine, region.startColumn)).toBeGreaterThanOrEqual(1)
  }
})
