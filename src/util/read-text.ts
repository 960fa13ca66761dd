import { readFileSync, statSync } from 'node:fs'

/**
 * Returns the text of a file; undefined if it cannot be read. Reads synchronously: an asynchronous read of a small file
 * takes ten times as long.
 */
export function readText(path: string): string | undefined {
  try {
    // Reading a pipe would never end.
    return statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined
  } catch {
    return undefined
  }
}
