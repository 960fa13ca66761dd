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

/** Returns every example of a config or of content in the documentation. */
export const docExamples: DocExample[] = docs.flatMap((doc) => {
  const fences = readFileSync(join(root, doc), 'utf8').matchAll(
    /^```(ts|json)(?: (\S+))?(?: (\S+))?\n([\s\S]*?)^```/gm,
  )
  return [...fences].map(([, language = '', file, list, text = '']) => ({ doc, language, file, list, text }))
})

/** Writes the examples into a copy of the site. */
export async function putExamples(site: string): Promise<void> {
  for (const { file, list, text } of docExamples) {
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
