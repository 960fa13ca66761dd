import { expect, test } from 'vitest'
import { siteRuleDocs } from '../../../src/author/generate/rule-docs.ts'
import { siteRule } from '../../../src/lint/rules/site-rule.ts'
import { exampleFindings } from '../../support/example-findings.ts'

const rule = (problem: string, severity = 'error') => `export default {
  summary: 'Titel sind kurz.',
  severity: '${severity}',
  reads: 'configs',
  docs: 'Kurze Titel liest man ganz.',
  *check({ config }) {
    for (const { file, page } of config.pages)
      if (page.title.length > 9) yield { file, path: ['title'], problem: '${problem}' }
  },
}
`
const bogen = 'page-configs/werke/bogen.json'

async function found(files: Record<string, string | ((text: string) => string)>) {
  const { findings } = await exampleFindings({ files }, { isData: true })
  return findings.map(({ file, line, rule: code, severity, problem }) => [
    code,
    severity,
    file,
    line,
    problem,
  ])
}

test('a rule of the site is applied like a rule of the engine', async () => {
  expect(await found({ 'page-configs/rules/kurz.ts': rule('ist zu lang', 'warning') })).toEqual([
    ['kurz', 'warning', bogen, 3, 'ist zu lang'],
  ])
})

test.each(['configs', 'content'])(
  'a rule about %s waits for pages that cannot be read, since it may count them',
  async (reads) => {
    const files = {
      'page-configs/rules/kurz.ts': rule('ist zu lang').replace("reads: 'configs'", `reads: '${reads}'`),
    }
    const codes = async (more: object) => (await found({ ...files, ...more })).map(([code]) => code)
    expect(await codes({})).toEqual(['kurz'])
    const broken = (text: string) => text.replace("'hero'", "'herro'")
    expect(await codes({ 'page-configs/general/index.ts': broken })).toEqual(['invalid-value'])
  },
)

test('it is explained on its generated page, and until then in its file', async () => {
  const files = { 'page-configs/rules/kurz.ts': rule('ist zu lang') }
  const help = async (more: Record<string, string>) => {
    const { findings } = await exampleFindings({ files: { ...files, ...more } }, { isData: true })
    return findings.map((finding) => finding.help)
  }
  expect(await help({})).toEqual(['page-configs/rules/kurz.ts'])
  const text = siteRuleDocs({
    siteRules: new Map([
      ['page-configs/rules/kurz.ts', { ...siteRule, docs: ' Kurze Titel liest man ganz.' }],
    ]),
  })
  expect(text).toBe(`# Rules of this site

Generated from \`page-configs/rules/\` by \`npm run schemas\`. An error stops a build; a warning is printed.

## kurz

${siteRule.summary} (error)

Kurze Titel liest man ganz.
`)
  expect(await help({ 'docs/site-rules.md': text ?? '' })).toEqual(['docs/site-rules.md#kurz'])
  expect(siteRuleDocs({ siteRules: new Map() })).toBeUndefined()
})

test('a switch silences it at its place', async () => {
  const silent = (text: string) =>
    text.replace('"title"', '"// rule-off kurz": "der Name des Werks",\n  "title"')
  expect(await found({ 'page-configs/rules/kurz.ts': rule('ist zu lang'), [bogen]: silent })).toEqual([])
})

test('it replaces the rule of the engine that has its name', async () => {
  const files = { [bogen]: (text: string) => text.replace('"title": "Bogenlampe"', '"title": "L"') }
  const own = rule('ist zu lang')
  expect(await found({ ...files, 'page-configs/rules/page-head.ts': own })).toEqual([])
})

test('a rule that throws is a finding, and the other rules still run', async () => {
  const file = 'page-configs/rules/kaputt.ts'
  const broken = rule('ist zu lang').replace('for (const', 'config.pages[99].page.title; for (const')
  expect(await found({ [file]: broken, 'page-configs/rules/kurz.ts': rule('ist zu lang') })).toEqual(
    expect.arrayContaining([
      ['kurz', 'error', bogen, 3, 'ist zu lang'],
      ['site-rule', 'error', file, 1, expect.stringMatching(/^cannot be applied: TypeError: .*'page'/)],
    ]),
  )
})
