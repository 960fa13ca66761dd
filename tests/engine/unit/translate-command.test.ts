import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { translateCommand } from '../../../src/author/commands/translate-command.ts'
import { englishFiles, translationsFile } from '../../support/example-translations.ts'
import { exampleSite } from '../../support/example-site.ts'
import { outputOf } from '../../support/output-of.ts'

async function translate(root: string, ...args: string[]) {
  const { code, stdout, stderr } = await outputOf(translateCommand, root, ...args)
  return { code, text: (stdout + stderr).trimEnd() }
}

test('missing and stale texts are listed at their lines, and files are written to be filled', async () => {
  const root = await exampleSite({
    ...englishFiles((texts) => {
      delete texts.title
      Object.assign(texts['blocks.ende.text'] ?? {}, { of: '00000000' })
    }),
  })
  const listed = await translate(root, 'en')
  expect(listed.text).toContain('page-configs/general/index.ts:6 missing title')
  expect(listed.text).toMatch(/index\.ts:\d+ stale blocks\.ende\.text \([0-9a-f]{8}\): Ein Satz/)
  expect(listed.text).toContain('en: 2 texts are missing or stale')
  await translate(root, 'en', '--write')
  const written = readFileSync(join(root, translationsFile), 'utf8')
  const { texts } = JSON.parse(written)
  expect(written).toContain('\n    "title": { "of": "')
  expect(written.split('\n').slice(-3)).toEqual(['  }', '}', ''])
  // Four lines are around the translations.
  expect(written.trim().split('\n')).toHaveLength(Object.keys(texts).length + 4)
  expect(texts.title.text).toBe('')
  expect(texts['blocks.ende.text'].of).toBe('00000000')
})

test('words for a text that is gone stay in the file beside those for the text in its place', async () => {
  const file = 'content/translations/en/api/bogen.json'
  const root = await exampleSite({
    ...englishFiles(),
    [file]: JSON.stringify({ texts: { 'bogen_section1.images.0.title': { of: '01234567', text: 'Gone' } } }),
  })
  await translate(root, 'en', 'content/api/bogen.json', '--write')
  const { texts } = JSON.parse(readFileSync(join(root, file), 'utf8'))
  const key = Object.keys(texts).find((name) => name.includes('01234567')) ?? ''
  expect(texts[key]).toEqual({ of: '01234567', text: 'Gone' })
  expect(texts[key.split(' ')[0] ?? '']).toMatchObject({ text: '' })
})

test.each([
  ['the language', 'pt', []],
  ['the file', 'en', ['page-configs/none.ts']],
  ['ends with .xlf, or .csv', 'en', ['--export', 'en.po']],
  ['there is no such file', 'en', ['--import', 'none.csv']],
])('an unknown value of %s is named', async (what, tag, files) => {
  const root = await exampleSite(englishFiles())
  const { code, text } = await translate(root, tag, ...files)
  expect([code, text.includes(what)]).toEqual([2, true])
})

test('a site with one language names the key that adds another', async () => {
  const { text } = await translate(await exampleSite({}), 'pt')
  expect(text).toContain("languages: [{ tag: 'de-DE' }, { tag: 'pt', root: '/pt' }]")
})

test.each([
  [translationsFile, '{\n<<<<<<< ours\n', '[unreadable-file]'],
  ['content/api/bogen.json', '[\n<<<<<<< ours\n', '[endpoint-answer]'],
])('%s is an error at its line if it cannot be read', async (file, broken, rule) => {
  const root = await exampleSite({ ...englishFiles(), [file]: broken })
  const { code, text } = await translate(root, 'en')
  expect(code).toBe(2)
  expect(text).toContain(`${file}\n  2:1 ${rule}`)
  expect(text).toContain('git has marked a conflict of two versions here: keep one of them')
})
