import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltApp } from '../app/load-app.ts'
import { assetFile } from '../files/asset-file.ts'
import type { Output } from '../files/output.ts'

/** Style sheets of published pages. Pages with the same rules share one. */
export type StyleSheets = Awaited<ReturnType<typeof openStyleSheets>>

/** Link to the styles of all pages, as Vite writes it. */
export const commonSheet = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/

/** Opens the style sheets. Each one begins with the styles of all pages, so that a page needs only one file. */
export async function openStyleSheets(
  output: Pick<Output, 'write' | 'keep'>,
  { folder, template }: Pick<BuiltApp, 'folder' | 'template'>,
) {
  const common = commonSheet.exec(template)?.[1]
  if (common === undefined)
    throw new Error(
      'index.html must contain a link to the style sheet: each page replaces it with its own sheet',
    )
  const everyPage = await readFile(join(folder, common), 'utf8')
  /** Sheets that are there, or are being written. */
  const sheets = new Map<string, Promise<void>>()
  return {
    /** Writes a sheet with these rules, once. Returns its path in the published folder. */
    async write(rules: string): Promise<string> {
      const text = everyPage + rules
      const file = assetFile('page.css', text)
      const written = sheets.get(file) ?? output.write(file, text)
      sheets.set(file, written)
      await written
      return file
    },
    /** Takes a sheet of the last publish. Returns false if it is missing. */
    keep(file: string): boolean {
      if (!sheets.has(file) && output.keep(file)) sheets.set(file, Promise.resolve())
      return sheets.has(file)
    },
  }
}
