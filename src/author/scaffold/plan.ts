import { AuthorError } from '../../util/author-error.ts'
import { formatterOf } from '../source/format-text.ts'
import { putAll, type FileChange, type FileChanges } from '../source/put-all.ts'

/** Text of a file before and after its edits. */
type Edited = Record<'before' | 'after', string>

/** Planned changes to the files of a project. File names are relative to the project's root. */
export interface Plan {
  /** New files. */
  creates: Map<string, string>
  /** Changed files, with the texts that the plan has read. */
  edits: Map<string, Edited>
  /** Files to remove, with the texts that the plan has read. */
  removes: Map<string, string>
  /** Address of the page that the plan creates or moves. */
  address?: string
  /** Notes for the author, one per line. */
  notes: string[]
}

/** Returns a plan with these parts, which changes nothing else. */
export const newPlan = (parts: Partial<Plan> = {}): Plan => ({
  creates: new Map(),
  edits: new Map(),
  removes: new Map(),
  notes: [],
  ...parts,
})

/** Executes a plan. Writes nothing if a new file exists already, or if somebody has saved another one since the plan has read it. */
export async function carryOut(root: string, plan: Plan): Promise<void> {
  const problems = await putAll(root, await changesOf(root, plan))
  if (problems.length > 0) throw changedMeanwhile(root, problems)
}

/** Says why a plan cannot be executed. */
export const changedMeanwhile = (root: string, files: string[]) =>
  new AuthorError('Nothing was written: these files are there already, or have changed meanwhile', [
    { place: root, problems: files },
  ])

/** Returns the changes of a plan, each file formatted in the project's style, with the line ends that it has. */
export async function changesOf(root: string, { creates, edits, removes }: Plan): Promise<FileChanges> {
  const formatted = await formatterOf(root)
  const changes = new Map<string, FileChange>()
  for (const [file, text] of creates)
    changes.set(file, { before: undefined, after: await formatted(file, text) })
  for (const [file, { before, after }] of edits)
    changes.set(file, { before, after: await formatted(file, after) })
  for (const [file, before] of removes) changes.set(file, { before, after: undefined })
  return changes
}
