import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits } from '../../util/apply-edits.ts'
import { stringLiterals } from '../source/string-literals.ts'

/** Returns the texts of a template's files by their paths, except those of `public/`. `fill` returns each string of a config in the copy. */
export const filledTemplate = (folder: string, fill: (text: string, key?: string) => string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.startsWith(join(folder, 'public')))
      .map((path) => {
        const file = path.slice(folder.length + 1).replaceAll('\\', '/')
        const text = readFileSync(path, 'utf8')
        // npm omits files named `.gitignore` from packages.
        if (file === 'gitignore') return ['.gitignore', text] as const
        return [file, file.startsWith('page-configs/') ? filled(file, text, fill) : text] as const
      }),
  )

const filled = (file: string, text: string, fill: (text: string, key?: string) => string) =>
  applyEdits(
    text,
    stringLiterals(file, text)
      .filter(({ isImport }) => !isImport)
      .map(({ value, start, end, key }) => ({ start, end, text: JSON.stringify(fill(value, key)) })),
  )
