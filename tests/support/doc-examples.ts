import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { valueAt } from '../../src/util/problem.ts'
import { root } from './root.ts'

/** An example of the documentation: a file of the site, or an entry for a list in a file. */
export interface DocExample {
  doc: string
  language: string
  /** File of the site; undefined if the example does not name its file. */
  file: string | undefined
  /** Path of the list in the file to which the example is added, as findings write it; undefined for a whole file. */
  list: string | undefined
  text: string
}

/** Documents that authors follow. The examples of docs/blocks.md are generated from the examples of the blocks. */
const docs = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md') && name !== 'blocks.md')
    .map((name) => `docs/${name}`),
]

/** Document whose examples belong to a new site. */
const newSiteDoc = 'docs/another-site.md'

/** Examples of configs and of content for this site in the documentation. */
export const docExamples: DocExample[] = docs.filter((doc) => doc !== newSiteDoc).flatMap(examplesIn)

/** Examples for a new site in the documentation. */
export const newSiteExamples: DocExample[] = examplesIn(newSiteDoc)

function examplesIn(doc: string): DocExample[] {
  const fences = readFileSync(join(root, doc), 'utf8').matchAll(
    /^```(tsx?|json)(?: (\S+))?(?: (\S+))?\n([\s\S]*?)^```/gm,
  )
  return [...fences].map(([, language = '', file, list, text = '']) => ({ doc, language, file, list, text }))
}

/** Writes examples into a site. */
export async function putExamples(site: string, examples: readonly DocExample[]): Promise<void> {
  for (const { file, list, text } of examples) {
    if (file === undefined) continue
    const path = join(site, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, list === undefined ? text : withEntry(await readFile(path, 'utf8'), list, text))
  }
}

function withEntry(answer: string, list: string, entry: string): string {
  const value: unknown = JSON.parse(answer)
  const path = [...list.matchAll(/\w+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key))
  const entries = valueAt(path, value)
  if (!Array.isArray(entries)) throw new Error(`There is no list at ${list}`)
  entries.push(JSON.parse(entry))
  return JSON.stringify(value)
}
