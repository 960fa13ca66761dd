import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  commentProblems,
  markdownProblems,
  messageProblems,
  titleProblems,
} from '../support/english-problems.ts'
import { root } from '../support/root.ts'
import { filesBelow } from '../support/files-below.ts'

/**
 * Documents of the specification, the files with the forbidden words, words for visitors, and the folders of blocks: an
 * author's block may have comments in the author's words. Configs are an author's too.
 */
const skipped =
  /^(?:docs\/spec\/|tests\/support\/english-problems|tests\/repo\/plain-english|schemas\/(?:blocks|words)\/|block-library\/(?!contract\/|parts\/)[^/]+\/)/

const folders = ['bench', 'block-library', 'docs', 'schemas', 'src', 'tests', 'tools']
const files = ['README.md', 'CONTRIBUTING.md', ...folders.flatMap(filesBelow)].filter(
  (file) => /\.(?:tsx?|mjs|md)$/.test(file) && !skipped.test(file),
)

/** Folders whose quoted texts are messages to authors. */
const withMessages = /^(?:src|schemas|tools)\//

test('comments, messages, titles of tests and docs follow the checkable rules of plain English', () => {
  const faults = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    const problems = file.endsWith('.md')
      ? markdownProblems(source)
      : [
          ...commentProblems(source),
          ...(withMessages.test(file) ? messageProblems(source) : []),
          ...(file.startsWith('tests/') ? titleProblems(source) : []),
        ]
    return problems.map(({ line, rule, text }) => `${file}:${line} ${rule}: ${text}`)
  })
  expect(faults).toEqual([])
})

test.each([
  ['/** What is kept. */', 'begins with "What"'],
  ['// So many milliseconds a link waits.', 'begins with "So many"'],
  ['/** The same, for a page. */', 'begins with "The same"'],
  ['/** Reckons the length. */', 'says "Reckon"; better: compute'],
  ['const a = 1 // It is left out here.', 'says "left out"; better: omitted, optional'],
  [`const message = '${'not '.repeat(26)}'`, 'has more than 25 words'],
  [`text().default('a'), fail("Mend the page.")`, 'says "Mend"; better: fix'],
])('%s breaks a rule', (source, rule) => {
  const problems = [...commentProblems(source), ...messageProblems(source)]
  expect(problems.map((problem) => problem.rule)).toEqual([rule])
})

test.each([
  '/** Returns the pages. */',
  '/** Replaces the word `told`. */',
  `const css = 'a { color: red; }'`,
  `const told = 'as it is'`,
  `const drawing = 'M${' 0 1'.repeat(26)}z'`,
  `const sql = 'UPDATE a SET b = 1 WHERE ${'c = 1 and '.repeat(9)}d'`,
  `const tags = '${'a li '.repeat(26)}'`,
  `const label = text().default('${'not '.repeat(26)}')`,
  `const question = 'What is the name of the page?'`,
])('%s breaks no rule', (source) =>
  expect([...commentProblems(source), ...messageProblems(source)]).toEqual([]),
)

test.each([
  [`test('what is not known', () => {})`, 'begins with a pronoun'],
  [`test.each([1])('%s is kept', () => {})`, 'says "is kept"; better: is stored, is cached'],
  [`describe.each(pages)(\n  'a page says so', () => {})`, 'says "says so"; better: is reported'],
  [`test('${'a '.repeat(26)}', () => {})`, 'has more than 25 words'],
])('%s has a title that breaks a rule', (source, rule) =>
  expect(titleProblems(source).map((problem) => problem.rule)).toEqual([rule]),
)

test('Markdown is checked without its code', () => {
  expect(markdownProblems('```ts\n// What is it?\n```\nWhat is it?')).toEqual([
    { line: 4, rule: 'begins with "What"', text: 'What is it?' },
  ])
})
