import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltApp } from '../app/load-app.ts'
import { assetFile } from '../files/asset-file.ts'
import type { Cache } from '../cache/open-cache.ts'
import type { Output } from '../files/output.ts'
import { longHashOf } from '../../util/hash-of.ts'

/** Style sheets of published pages. Pages with the same rules share one. */
export interface StyleSheets {
  /** Writes a sheet with these rules, once. Returns its path in the published folder. */
  write: (rules: string) => Promise<string>
  /** Takes a sheet of the last publish. Returns false if it is missing. */
  keep: (file: string) => boolean
  /** Takes a sheet that another machine wrote. Returns false if it is missing. */
  take: (file: string) => Promise<boolean>
}

/**
 * Opens the style sheets. Each one begins with the styles of all pages, so that a page needs only one file. `remote`
 * shares them with other machines.
 */
export async function openStyleSheets(
  output: Output,
  { folder, template }: Pick<BuiltApp, 'folder' | 'template'>,
  remote?: Cache,
): Promise<StyleSheets> {
  const ground = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(template)?.[1]
  if (ground === undefined)
    throw new Error(
      'index.html must contain a link to the style sheet: each page replaces it with its own sheet',
    )
  const everyPage = await readFile(join(folder, ground), 'utf8')
  /** Sheets by file, and whether they are there. Each is written or taken once. */
  const sheets = new Map<string, Promise<boolean>>()
  const once = (file: string, add: () => Promise<boolean>) => {
    const known = sheets.get(file) ?? add()
    sheets.set(file, known)
    return known
  }
  const written = async (file: string, text: string) => {
    await output.write(file, text)
    return true
  }
  const shared = new Set<string>()
  const share = async (file: string, text: string) => {
    if (shared.has(file)) return
    shared.add(file)
    await remote?.write(nameOf(file), new Map([[entryFile, Buffer.from(text)]]))
  }
  const taken = async (file: string) => {
    const text = String((await remote?.read(nameOf(file)))?.get(entryFile))
    return fileOf(text) === file && written(file, text)
  }
  return {
    async write(rules) {
      const text = everyPage + rules
      const file = fileOf(text)
      await share(file, text)
      // Another machine's sheet may have been missing.
      if (!(await once(file, () => written(file, text)))) await written(file, text)
      return file
    },
    keep(file) {
      if (!sheets.has(file) && output.keep(file)) sheets.set(file, Promise.resolve(true))
      return sheets.has(file)
    },
    take: (file) => once(file, async () => output.keep(file) || taken(file)),
  }
}

const fileOf = (text: string) => assetFile('page.css', text)

/** Name of a sheet in the cache, and of the file in its entry. */
const nameOf = (file: string) => longHashOf('style sheet', file)
const entryFile = 'page.css'
