import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { AuthorError } from '../../util/author-error.ts'

/** What is to be done to the files of a project, by their names from its root. */
export interface Plan {
  /** Files that are new; one that is there already keeps all of the plan from being done. */
  creates: Map<string, string>
  /** Files that say something else now. */
  edits: Map<string, string>
  /** Files that go, since a new one holds what they held. */
  removes: string[]
  /** What the author should know or do besides, a line each. */
  notes: string[]
}

/** Does what is planned, each file formatted as the project's are. Nothing is written over, and nothing done by halves. */
export async function carryOut(root: string, { creates, edits, removes }: Plan): Promise<void> {
  const taken = [...creates.keys()].filter((file) => existsSync(join(root, file)))
  if (taken.length > 0)
    throw new AuthorError('Nothing was written: these files are there already', [
      { place: root, problems: taken },
    ])
  const options = await resolveConfig(join(import.meta.dirname, 'any.ts'))
  const formatted = await Promise.all(
    [...creates, ...edits].map(
      async ([file, text]) => [file, await format(text, { ...options, filepath: file })] as const,
    ),
  )
  for (const [file, text] of formatted) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text, { flag: creates.has(file) ? 'wx' : 'w' })
  }
  for (const file of removes) await rm(join(root, file))
}
