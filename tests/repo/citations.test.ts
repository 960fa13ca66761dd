import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = 'docs/spec'
const rooms = ['bench', 'block-library', 'docs', 'page-configs', 'schemas', 'src', 'tests', 'tools'].filter(
  (room) => existsSync(room),
)

/** Returns the numbered headings of each document, with its number: `1 §2.3`. */
async function sections(): Promise<Set<string>> {
  const documents = (await readdir(folder)).filter((name) => name.startsWith('document-'))
  const found = documents.map(async (name) => {
    const headings = (await readFile(join(folder, name), 'utf8')).matchAll(/^#+ (\d[\d.]*\d|\d)\.? /gm)
    const [, number = ''] = /^document-(\d)/.exec(name) ?? []
    return [...headings].map(([, section]) => `${number} §${section}`)
  })
  return new Set((await Promise.all(found)).flat())
}

/** Returns every file of the project with its text, without the documents and this test. */
async function texts(): Promise<[file: string, text: string][]> {
  const names = await Promise.all(
    rooms.map(async (room) =>
      (await readdir(room, { recursive: true }))
        .filter((name) => /\.(tsx?|md)$/.test(name) && !/citations\.test|spec.document-/.test(name))
        .map((name) => join(room, name)),
    ),
  )
  return Promise.all(names.flat().map(async (name) => [name, await readFile(name, 'utf8')]))
}

test('each cited section of a document exists', async () => {
  const known = await sections()
  const cited = (await texts()).flatMap(([file, text]) =>
    [...text.matchAll(/document (\d) ((?:(?:, | and )?§[\d.]*\d)+)/g)].flatMap(([, number, list = '']) =>
      [...list.matchAll(/§([\d.]+)/g)].map(([, section]) => ({ file, cited: `${number} §${section}` })),
    ),
  )
  expect(cited.length).toBeGreaterThan(50)
  expect(cited.filter((citation) => !known.has(citation.cited))).toEqual([])
})

test('each cited document is in the repository', async () => {
  const astray = (await texts()).flatMap(([file, text]) =>
    [...text.matchAll(/(?:design|review|documents|document 0\d*|spec) §[\d.]+/g)].map(([what]) => ({
      file,
      what,
    })),
  )
  expect(astray).toEqual([])
})
