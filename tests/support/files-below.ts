import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** Returns all files below a folder, with paths from the project's root. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(root, '/').length))
    .toSorted()

/** Returns the modules and style sheets below some folders, each with its text. */
export const codeBelow = (...folders: string[]) =>
  folders
    .flatMap(filesBelow)
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
