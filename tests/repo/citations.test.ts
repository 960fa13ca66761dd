import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../support/files-below.ts'

const folder = 'docs/spec'
const rooms = ['bench', 'block-library', 'docs', 'page-configs', 'schemas', 'src', 'tests', 'tools'].filter(
  (room) => existsSync(room),
)

/** Returns the numbered headings of each document, with its number: `1 §2.3`. */
async function sections(): Promise<Set<string>> {
  const documents = (await readdir(folder)).filter((name) => name.startsWith('document-'))
  const lists = documents.map(async (name) => {
    const headings = (await readFile(join(folder, name), 'utf8')).matchAll(/^#+ (\d[\d.]*\d|\d)\.? /gm)
    const [, number = ''] = /^document-(\d)/.exec(name) ?? []
    return [...headings].map(([, section]) => `${number} §${section}`)
  })
  return new Set((await Promise.all(lists)).flat())
}

/** Every file of the project with its text, without the documents and this test. */
const texts = rooms
  .flatMap(filesBelow)
  .filter((file) => /\.(tsx?|md)$/.test(file) && !/citations\.test|spec.document-/.test(file))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)

test('each cited section of a document exists', async () => {
  const existing = await sections()
  const cited = texts.flatMap(([file, text]) =>
    [...text.matchAll(/document (\d) ((?:(?:, | and )?§[\d.]*\d)+)/g)].flatMap(([, number, list = '']) =>
      [...list.matchAll(/§([\d.]+)/g)].map(([, section]) => ({ file, cited: `${number} §${section}` })),
    ),
  )
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.filter((citation) => !existing.has(citation.cited))).toEqual([])
})

test('the options of blocks and sites, which other sites read too, cite none', () => {
  const options = texts.filter(([file]) => /docs\/(?:blocks|settings)\.md$/.test(file))
  expect(options.filter(([, text]) => /document \d|rulings/.test(text))).toEqual([])
  expect(options).toHaveLength(2)
})

test('each cited document is in the repository', async () => {
  const astray = texts.flatMap(([file, text]) =>
    [...text.matchAll(/(?:design|review|documents|document 0\d*|spec) §[\d.]+/g)].map(([what]) => ({
      file,
      what,
    })),
  )
  expect(astray).toEqual([])
})
