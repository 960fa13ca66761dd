import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesIn } from '../src/util/files-in.ts'
import { hashOf } from '../src/util/hash-of.ts'

/** Returns the hash of each file below a folder. */
export async function contentsOf(folder: string): Promise<Map<string, string>> {
  const contents = new Map<string, string>()
  for (const file of filesIn(folder)) contents.set(file, hashOf(await readFile(join(folder, file))))
  return contents
}

/** Returns the files that differ between two folders, by the hashes of their files. */
export function differentFiles(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): string[] {
  const names = new Set([...a.keys(), ...b.keys()])
  return [...names].filter((name) => a.get(name) !== b.get(name)).toSorted()
}
