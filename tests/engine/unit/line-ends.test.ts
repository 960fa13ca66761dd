import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectToChange } from '../../../src/author/scaffold/project-to-change.ts'
import { planNew } from '../../../src/author/scaffold/plan-new.ts'
import { carryOut } from '../../../src/author/scaffold/plan.ts'
import { renamePage } from '../../../src/author/scaffold/rename-page.ts'
import { fixFindings } from '../../../src/lint/fix-findings.ts'
import { validate } from '../../../src/lint/validate.ts'
import { sourcesOf } from '../../../src/site/joined/sources-of.ts'
import { applyEdits } from '../../../src/util/apply-edits.ts'
import { filesIn } from '../../../src/util/files-in.ts'
import { exampleSite } from '../../support/example-site.ts'

test('edits have the line ends of the file, and keep its byte-order mark', () => {
  const edits = [
    { start: 1, end: 1, text: 'x\ny\r\n' },
    { start: 4, end: 5, text: '\n' },
  ]
  expect(applyEdits('\uFEFFa\r\nb\r\n', edits)).toBe('\uFEFFx\r\ny\r\na\r\n\r\n\r\n')
  expect(applyEdits('\uFEFFa\nbc', edits)).toBe('\uFEFFx\ny\na\nb\n')
  expect(applyEdits('\uFEFFabcd', edits)).toBe('\uFEFFx\ny\nabc\n')
})

test('a renamed page and a new redirect leave the line ends of all files', async () => {
  const root = await exampleSite({
    'page-configs/redirects.ts': `import { defineRedirects } from 'pagework'\n\nexport default defineRedirects([])\n`,
  })
  const texts = () =>
    ['page-configs', 'content/api'].flatMap((folder) =>
      filesIn(join(root, folder))
        .filter((name) => /\.(ts|json)$/.test(name))
        .map((name) => join(root, folder, name)),
    )
  for (const file of texts()) writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'))
  await carryOut(root, renamePage(await projectToChange(root), '/lampen/bogen', '/lampen/esche'))
  const redirect = { what: 'redirect', from: '/kontakt', to: '/schreiben' }
  await carryOut(
    root,
    await planNew(await projectToChange(root), redirect, () => Promise.reject(new Error('unused'))),
  )
  const changed = texts().filter((file) => /(?<!\r)\n/.test(readFileSync(file, 'utf8')))
  expect(changed).toEqual([])
  expect(readFileSync(join(root, 'page-configs/redirects.ts'), 'utf8')).toContain(
    "  { from: '/kontakt', to: '/schreiben' },\r\n  { from: '/lampen/bogen', to: '/lampen/esche' },\r\n",
  )
})

test('fixes find their place behind a byte-order mark, and leave the mark and the line ends', async () => {
  const start = 'page-configs/general/index.ts'
  const answer = 'content/api/bogen.json'
  const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`
  const root = await exampleSite({
    [start]: (text) =>
      windows(text.replace(`label: 'Erzählen Sie'`, `label: 'Erzählen Sie', to: '/LAMPEN/BOGEN'`)),
    [answer]: (text) => windows(text.replace('abend.webp', 'abnd.webp')),
  })
  const findings = (await validate(root)).filter(({ rule }) => rule !== 'byte-order-mark')
  const read = sourcesOf({ files: [], root })
  expect(findings.map(({ file }) => file).toSorted()).toEqual([answer, start])
  expect(Object.fromEntries(fixFindings(findings, read).map(({ file, after }) => [file, after]))).toEqual({
    [answer]: read(answer)?.replace('abnd', 'abend'),
    [start]: read(start)?.replace('/LAMPEN/BOGEN', '/lampen/bogen'),
  })
})
