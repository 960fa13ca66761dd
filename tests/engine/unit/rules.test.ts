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

test('the findings that prevent publishing, those that are only reported, and what each rule reads', () => {
  const grouped: Record<string, string[]> = {}
  for (const [code, { severity, reads, when }] of Object.entries(rules))
    (grouped[[severity, reads, when].join(' ').trim()] ??= []).push(code)
  expect(Object.entries(grouped).map(([kind, found]) => `${kind}: ${found.join(' ')}`))
    .toMatchInlineSnapshot(`
      [
        "error configs: address-clash client-slug contact-detail contrast enquiry-route fallback-name faq-set-name kind-root metadata-entry metadata-name missing-file missing-word overwritten-file page-file-name picture-record redirect reserved-address unknown-file unknown-placeholder",
        "warning configs: alt-text default-option duplicate-link faq-set-use menu-overflow picture-shape section-twice untranslated-word unused-word",
        "warning content: article-date contact-in-text content-picture-size copied-opening empty-block faq-text feature-title general-page headline hidden-block invisible-sign long-heading lost-html missing-item noindex-linked orphan-page page-head sample-text supplied-value unasked-content unlisted-page unpictured-item unshown-item untitled-item web-address",
        "error content: article-id content-link content-picture duplicate-head empty-article empty-page endpoint-answer garbled-text link-target markup-in-text missing-section odd-content redirect-entry unknown-field unshown-section",
        "warning files: byte-order-mark",
        "error files: invalid-value lost-link repeated-key site-rule unknown-key unreadable-file",
        "error configs deployed: sample-setting",
      ]
    `)
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
