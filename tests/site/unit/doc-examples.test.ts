import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { validate } from '../../../src/lint/validate.ts'
import { docExamples, putExamples } from '../../support/doc-examples.ts'
import { copyProject } from '../../support/project-copy.ts'
import { root } from '../../support/root.ts'

let project: Awaited<ReturnType<typeof copyProject>>
beforeAll(async () => (project = await copyProject()))
afterAll(() => project.remove())

test('each example of a config or of content names its file', () => {
  expect(
    docExamples.filter(({ file }) => file === undefined).map(({ doc, text }) => `${doc}: ${text}`),
  ).toEqual([])
  expect(docExamples.length).toBeGreaterThan(7)
})

test('examples of one file are equal in all documents', () => {
  const whole = docExamples.filter(({ list }) => list === undefined)
  for (const { file, text } of whole)
    expect(new Set(whole.filter((other) => other.file === file).map((other) => other.text)), file).toEqual(
      new Set([text]),
    )
})

// An author who has followed the docs has the product already.
const isFollowed = existsSync(join(root, 'page-configs/products/led-poster.ts'))

test.skipIf(isFollowed)('the examples add no finding to those of the site', async () => {
  const findings = async () =>
    (await validate(project.root))
      // A new text has no translation.
      .filter(({ rule }) => rule !== 'missing-translation')
      .map(({ file, rule, problem }) => [file, rule, problem].join(' '))
  const before = new Set(await findings())
  await putExamples(project.root, docExamples)
  expect((await findings()).filter((finding) => !before.has(finding))).toEqual([])
})
