import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Finding } from '../../../src/lint/finding.ts'
import { fixFiles } from '../../../src/author/commands/fix-files.ts'
import { validate } from '../../../src/lint/validate.ts'
import { exampleSite } from '../../support/example-site.ts'

const home = 'page-configs/general/index.ts'
const bogen = 'page-configs/werke/bogen.json'
const misspelt = () =>
  exampleSite({
    [home]: (text) => text.replace('emptyText', 'emtyText'),
    [bogen]: (text) => text.replace('"title"', '"titel"'),
  })

/** Fixes a project. `judge` changes the findings of its rules. */
async function mended(root: string, judge: (findings: Finding[], round: number) => Finding[]) {
  const words: string[] = []
  let rounds = 0
  const remaining = await fixFiles({
    root,
    files: [],
    judge: async () => judge(await validate(root), (rounds += 1)),
    log: (text) => words.push(text),
  })
  const read = (file: string) => readFile(join(root, file), 'utf8')
  return { remaining, rounds, words: words.join('\n'), home: await read(home), bogen: await read(bogen) }
}

test('all files are fixed together, and judged again', async () => {
  const { remaining, rounds, words, ...files } = await mended(await misspelt(), (findings) => findings)
  expect({ remaining, rounds }).toEqual({ remaining: [], rounds: 2 })
  expect(files.home).toContain('emptyText')
  expect(files.bogen).toContain('"title"')
  expect(words.match(/^\+ /gm)).toHaveLength(2)
})

test('a file that a fix does not improve stays unchanged, and the others are fixed', async () => {
  const again = (file: string): Finding => ({
    rule: 'unknown-key',
    severity: 'error',
    file,
    path: [],
    place: '',
  })
  const { remaining, words, ...files } = await mended(await misspelt(), (findings, round) =>
    // The fix of the page causes another finding in it.
    findings.some(({ file }) => file === bogen) || round === 1 ? findings : [...findings, again(bogen)],
  )
  expect(words).toContain(`${bogen} is unchanged`)
  expect(files.bogen).toContain('"titel"')
  expect(files.home).toContain('emptyText')
  expect(remaining.map(({ file }) => file)).toEqual([bogen])
})

test('a file saved while a useless fix is judged stays as saved', async () => {
  const root = await misspelt()
  const saved = '{ "title": "Mine" }'
  const findings = await validate(root)
  let rounds = 0
  const judge = async () => {
    if ((rounds += 1) > 1) writeFileSync(join(root, bogen), saved)
    return findings
  }
  await fixFiles({ root, files: [bogen], judge, log: () => undefined })
  expect(await readFile(join(root, bogen), 'utf8')).toBe(saved)
})

test('a file saved meanwhile stays as saved, and a file that was not named stays unchanged', async () => {
  const root = await misspelt()
  const saved = '{ "title": "Mine" }'
  await fixFiles({
    root,
    files: [bogen],
    judge: () => validate(root),
    log: () => writeFileSync(join(root, bogen), saved),
  })
  expect(await readFile(join(root, bogen), 'utf8')).toBe(saved)
  expect(await readFile(join(root, home), 'utf8')).toContain('emtyText')
})
