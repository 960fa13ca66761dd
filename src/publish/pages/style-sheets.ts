import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltApp } from '../app/load-app.ts'
import { assetFile } from '../files/asset-file.ts'
import type { Output } from '../files/output.ts'

/** The style sheets of published pages; pages that show blocks of the same looks share one. */
export interface StyleSheets {
  /** Writes the sheet of such rules, unless another page has done so. Returns its file, from the published folder. */
  write: (rules: string) => Promise<string>
  /** Takes a sheet as it was published before. False where it is not there. */
  keep: (file: string) => boolean
}

/** Each sheet begins with what holds for every page, which the app was built with, lest a page wait for two files. */
export async function openStyleSheets(
  output: Output,
  { folder, template }: Pick<BuiltApp, 'folder' | 'template'>,
): Promise<StyleSheets> {
  const ground = /<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(template)?.[1]
  if (ground === undefined) throw new Error('index.html has lost its place for: the style sheet')
  const everyPage = await readFile(join(folder, ground), 'utf8')
  /** By file; each is written, or taken from before, once. */
  const sheets = new Map<string, Promise<void>>()
  return {
    async write(rules) {
      const text = everyPage + rules
      const file = assetFile('page.css', text)
      const writing = sheets.get(file) ?? output.write(file, text)
      sheets.set(file, writing)
      await writing
      return file
    },
    keep(file) {
      if (!sheets.has(file) && output.keep(file)) sheets.set(file, Promise.resolve())
      return sheets.has(file)
    },
  }
}
