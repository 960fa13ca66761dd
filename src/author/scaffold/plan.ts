import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { format, getFileInfo, resolveConfig } from 'prettier'
import { engineOf } from '../../util/engine-of.ts'
import { AuthorError } from '../../util/author-error.ts'

/** Planned changes to the files of a project. File names are relative to the project's root. */
export interface Plan {
  /** New files. If one of them exists already, nothing of the plan is executed. */
  creates: Map<string, string>
  /** Changed files with their new texts. */
  edits: Map<string, string>
  /** Files to remove. A new file has their content. */
  removes: string[]
  /** Address of the page that the plan creates or moves. */
  address?: string
  /** Notes for the author, one per line. */
  notes: string[]
}

/** Returns a plan with these parts, which changes nothing else. */
export const newPlan = (parts: Partial<Plan> = {}): Plan => ({
  creates: new Map(),
  edits: new Map(),
  removes: [],
  notes: [],
  ...parts,
})

/**
 * Executes a plan, and formats each file in the project's style, with the line ends that it has. Writes nothing if a
 * new file exists already.
 */
export async function carryOut(root: string, { creates, edits, removes }: Plan): Promise<void> {
  const taken = [...creates.keys()].filter((file) => existsSync(join(root, file)))
  if (taken.length > 0)
    throw new AuthorError('Nothing was written: these files are there already', [
      { place: root, problems: taken },
    ])
  const options =
    (await resolveConfig(join(root, 'any.ts'))) ?? (await resolveConfig(join(engineOf(root), 'any.ts')))
  const formatted = await Promise.all(
    [...creates, ...edits].map(async ([file, text]) => {
      const { inferredParser } = await getFileInfo(file)
      return [
        file,
        inferredParser ? await format(text, { ...options, endOfLine: 'auto', filepath: file }) : text,
      ] as const
    }),
  )
  for (const [file, text] of formatted) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text, { flag: creates.has(file) ? 'wx' : 'w' })
  }
  for (const file of removes) await rm(join(root, file))
}
