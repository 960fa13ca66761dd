import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formats } from '../../../src/lint/formats/formats.ts'
import type { Finding } from '../../../src/lint/finding.ts'
import { rules } from '../../../src/lint/rules.ts'
import { root } from '../../support/root.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const findings: [Finding, Finding] = [
  {
    rule: 'unknown-key',
    severity: 'error',
    file: 'page-configs/general/blog/[id].ts',
    path: ['blocks', 2, 'titel'],
    place: 'blocks[2].titel (hero)',
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

test('pretty: findings grouped by file, with line, column, rule and suggestion', () => {
  expect(formats.pretty(findings, { isTTY: false })).toBe(`page-configs/general/blog/[id].ts
  12:5 blocks[2].titel (hero) [unknown-key]
    expected  one of the keys title, text
    received  key "titel", 100%
    did you mean "title"?

page-configs/redirects.ts
  [redirect] warning
    problem   it goes round in a circle

1 error and 1 warning in 2 files`)
  expect(formats.pretty([], { isTTY: true })).toBe('')
})

test('each format says where a rule of the site is explained', async () => {
  const ofSiteRule: Finding = { ...findings[1], rule: 'prices', help: 'docs/site-rules.md#prices' }
  expect(formats.pretty([ofSiteRule, ofSiteRule, findings[0]], { isTTY: false })).toMatch(
    /\n\n1 error and 2 warnings in 2 files\n\[prices\] is explained in docs\/site-rules.md#prices$/,
  )
  expect(JSON.parse(formats.json([ofSiteRule, findings[0]])).findings).toMatchObject([
    { help: 'docs/site-rules.md#prices' },
    { help: 'docs/rules.md#unknown-key' },
  ])
  const [{ tool, results }] = JSON.parse(
    await formats.sarif([ofSiteRule], { root: '/nowhere', isTTY: false }),
  ).runs
  expect(tool.driver.rules[results[0].ruleIndex]).toMatchObject({
    id: 'prices',
    helpUri: 'docs/site-rules.md#prices',
  })
})

test('pretty: the first 50 findings of a rule, and the number of the others', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({ ...findings[1], file: `${index % 55}.ts` }))
  const text = formats.pretty([...many, findings[0]], { isTTY: false })
  expect(text.match(/\[redirect\] warning/g)).toHaveLength(50)
  expect(text).toContain('\n\n49.ts\n  [redirect] warning\n')
  expect(text).toContain('[unknown-key]')
  expect(text).toContain(
    '\n\n10 more [redirect] in 10 files. To see all: npm run validate -- --format json\n\n1 error and 60 warnings in 56 files',
  )
})

test('json: counts, and every finding with its place; values that only fixes need are omitted', () => {
  expect(JSON.parse(formats.json([...findings, ...findings.slice(1)]))).toMatchObject({
    errors: 1,
    warnings: 2,
    findings: [
      { rule: 'unknown-key', file: 'page-configs/general/blog/[id].ts', line: 12, column: 5, fixable: true },
      { rule: 'redirect', severity: 'warning', fixable: false },
      { rule: 'redirect' },
    ],
  })
})

test('github: a workflow command each, with percent signs, line ends, colons and commas escaped', () => {
  expect(formats.github(findings)).toBe(
    [
      '::error file=page-configs/general/blog/[id].ts,line=12,col=5,title=unknown-key::blocks[2].titel (hero)' +
        '%0Aexpected  one of the keys title, text%0Areceived  key "titel", 100%25%0Adid you mean "title"?',
      '::warning file=page-configs/redirects.ts,line=1,col=1,title=redirect::problem   it goes round in a circle',
    ].join('\n'),
  )
  expect(formats.github(findings.map((finding) => ({ ...finding, file: 'a,b:c\r.ts' })))).toContain(
    'file=a%2Cb%3Ac%0D.ts,',
  )
})

test('sarif: version, every rule described, results that point into them, addresses that are addresses', async () => {
  const log = JSON.parse(await formats.sarif(findings, { root: '/nowhere', isTTY: false }))
  expect(log).toMatchObject({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ columnKind: 'utf16CodeUnits', tool: { driver: { name: 'validate' } } }],
  })
  const [{ tool, results }] = log.runs
  const described = tool.driver.rules.map(({ id }: { id: string }) => id)
  expect(described).toEqual(expect.arrayContaining(Object.keys(rules)))
  expect(tool.driver.rules.find(({ id }: { id: string }) => id === 'headline')).toMatchObject({
    helpUri: 'docs/rules.md#headline',
    defaultConfiguration: { level: 'warning' },
  })
  expect(results.map(({ message }: { message: { text: string } }) => message.text)).toEqual([
    'blocks[2].titel (hero)\nexpected  one of the keys title, text\nreceived  key "titel", 100%\ndid you mean "title"?',
    'problem   it goes round in a circle',
  ])
  expect(results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
    'page-configs/general/blog/%5Bid%5D.ts',
  )
  for (const { ruleId, ruleIndex, locations } of results) {
    expect(described[ruleIndex]).toBe(ruleId)
    const { artifactLocation, region } = locations[0].physicalLocation
    expect(URL.canParse(artifactLocation.uri, 'file:///project/')).toBe(true)
    expect(artifactLocation.uri).not.toMatch(/[[\]\s]/)
    expect(Math.min(region.startLine, region.startColumn)).toBeGreaterThanOrEqual(1)
  }
})

test('sarif: each rule has a section of docs/rules.md, by the address of the repository', async () => {
  const anchors = new Set(
    [...(await readFile(join(root, 'docs/rules.md'), 'utf8')).matchAll(/^## (.+)$/gm)].map(
      ([, code]) => code,
    ),
  )
  expect((await sarif([], root)).tool.driver.rules.filter(({ id }) => !anchors.has(id))).toEqual([])
  const folder = await temporaryFolder()
  const helpUri = async (repository: unknown) => {
    await writeFile(join(folder, 'package.json'), JSON.stringify({ repository }))
    return (await sarif([], folder)).tool.driver.rules.find(({ id }) => id === 'redirect')?.helpUri
  }
  const address = 'https://code.example/a/b/blob/HEAD/docs/rules.md#redirect'
  expect(await helpUri('https://code.example/a/b')).toBe(address)
  expect(await helpUri({ type: 'git', url: 'git+https://code.example/a/b.git' })).toBe(address)
  expect(await helpUri('git@code.example:a/b.git')).toBe('docs/rules.md#redirect')
  expect(await helpUri(undefined)).toBe('docs/rules.md#redirect')
})

test('sarif: fingerprints stay equal if lines, blocks and measurements move, and differ between findings', async () => {
  const [first, second] = findings
  const moved = {
    ...first,
    line: 99,
    column: 1,
    path: ['blocks', 7, 'titel'],
    place: 'blocks[7].titel (hero)',
  }
  const slow = (taken: number) => ({ ...second, received: `an answer after ${taken} s` })
  const before = await fingerprintsOf([first, second, second, slow(6.4)])
  expect(before[0]).toMatch(/^[0-9a-f]{32}:1$/)
  expect(new Set(before).size).toBe(4)
  expect(await fingerprintsOf([second, moved, slow(11.2), second])).toEqual([
    before[1],
    before[0],
    before[3],
    before[2],
  ])
  const other = { ...first, block: undefined, place: 'blocks[2].titel (video)' }
  expect(before).not.toContain((await fingerprintsOf([other]))[0])
})

interface Run {
  tool: { driver: { rules: { id: string; helpUri: string }[] } }
  results: { partialFingerprints: Record<string, string> }[]
}

async function sarif(reported: Finding[], folder: string): Promise<Run> {
  return JSON.parse(await formats.sarif(reported, { root: folder, isTTY: false })).runs[0]
}

const fingerprintsOf = async (reported: Finding[]) =>
  (await sarif(reported, root)).results.map(
    ({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash,
  )
