import { readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Content of a file: its text, its bytes, or undefined if there is no file. */
export type FileState = string | Uint8Array | undefined

/** Returns the bytes of a file; undefined if there is no file. */
export function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/** Whether a file has this content. */
export const hasState = (path: string, state: FileState): boolean => {
  const bytes = bytesOf(path)
  return bytes === undefined || state === undefined ? bytes === state : bytes.equals(Buffer.from(state))
}

/** Replaces a file atomically if it still has the content `before`. Returns whether it had. */
export async function writeUnchanged(path: string, before: FileState, after: FileState): Promise<boolean> {
  if (!hasState(path, before)) return false
  // Loaded on demand: most runs only read.
  const { default: writeFileAtomic } = await import('write-file-atomic')
  if (after === undefined) await rm(path, { force: true })
  else {
    await mkdir(dirname(path), { recursive: true })
    await writeFileAtomic(path, typeof after === 'string' ? after : Buffer.from(after))
  }
  return true
}
