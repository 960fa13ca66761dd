import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesFolder } from '../../../site/config/project.ts'
import type { Sources } from '../../../site/joined/sources-of.ts'
import { applyEdits } from '../../../util/apply-edits.ts'
import { changeEdits, ChangeProblem, type ValueChange } from '../../source/change-edits.ts'
import type { Change } from '../../protocol/change-schema.ts'
import type { ShownFinding } from '../../protocol/protocol.ts'
import type { FileChange } from '../../source/put-all.ts'
import type { Inputs, Reading } from '../project/open-project.ts'
import { isReadOnly, isSafeFile } from './safe-file.ts'
import { storePicture } from './store-picture.ts'

/** Files with their contents before and after changes, or why a change is not possible. */
export type Planned =
  | {
      files: Map<string, FileChange>
      /** Files that the editor chose for new records: the author has not seen them. */
      chosen: Set<string>
    }
  | { refused: ShownFinding[] }

/** Makes changes in memory, one after the other. */
export function planChanges(root: string, changes: Change[], { inputs, project }: Reading): Planned {
  const files = new Map<string, FileChange>()
  const chosen = new Set<string>()
  const put = (file: string, state: FileChange) => {
    if (!isSafeFile(root, file))
      throw new ChangeProblem('the editor writes in page-configs/, content/ and public/media/ only')
    if (isReadOnly(join(root, file))) throw new ChangeProblem('the file is read-only: make it writable first')
    files.set(file, { ...state, before: (files.get(file) ?? state).before })
  }
  for (const change of changes) {
    try {
      // Each change reads the texts that the changes before it have left.
      const sources: Sources = (name) => {
        const tried = files.get(name)?.after
        return typeof tried === 'string' ? tried : textOf(root, name)
      }
      const valueChanges = change.do === 'store-picture' ? storePicture(root, change, inputs, put) : [change]
      for (const valueChange of valueChanges) {
        const after = files.has(valueChange.file) ? undefined : textOfNew(root, valueChange, inputs)
        if (after !== undefined) {
          put(valueChange.file, { before: undefined, after })
          chosen.add(valueChange.file)
        } else if (
          !files.has(valueChange.file) &&
          !inputs.has(valueChange.file) &&
          !isConfig(valueChange.file, project)
        )
          throw new ChangeProblem('the project has no such file')
        const { file, edits } = changeEdits(valueChange, sources)
        if (change.do === 'store-picture') chosen.add(file)
        const before = sources(file)
        if (before === undefined) throw new ChangeProblem('the project has no such file')
        put(file, { before, after: applyEdits(before, edits) })
      }
    } catch (error) {
      if (!(error instanceof ChangeProblem)) throw error
      return { refused: [refusal(change, error.message)] }
    }
  }
  for (const [file, { before, after }] of files) if (before === after) files.delete(file)
  return { files, chosen }
}

/** Returns the text of a file for the first section of a page that had no content, or for the first own words in another language. */
function textOfNew(root: string, { do: what, file, path }: ValueChange, inputs: Inputs): string | undefined {
  if (inputs.has(file) || existsSync(join(root, file))) return undefined
  const isAnswer = what === 'insert' && path.length === 0 && /^content\/api\/[\w-]+\.json$/.test(file)
  if (isAnswer) return '[]\n'
  return /^page-configs\/translations\/[\w-]+\/words\.json$/.test(file) ? '{ "texts": {} }\n' : undefined
}

/** Whether a file holds values that configs import. Rules are code. */
const isConfig = (file: string, { names }: Reading['project']) =>
  names.includes(file) && !file.startsWith(`${rulesFolder}/`) && !/\/known\.[\w.]+$/.test(file)

/** Returns the text of a file. Throws if it is not UTF-8, since writing it would change other bytes. */
function textOf(root: string, file: string): string | undefined {
  let bytes: Buffer
  try {
    bytes = readFileSync(join(root, file))
  } catch {
    return undefined
  }
  const text = bytes.toString('utf8')
  if (!Buffer.from(text).equals(bytes))
    throw new ChangeProblem('the file is not UTF-8: save it as UTF-8 first')
  return text
}

function refusal(change: Change, problem: string): ShownFinding {
  const [file, path] =
    change.do === 'store-picture'
      ? [`${change.folder ?? 'content/storage/pictures'}/${change.name}`, []]
      : [change.file, change.path]
  const text = `${path.join('.')} [not-editable]\nproblem   ${problem}`.trimStart()
  return { severity: 'error', file, place: `${file}:1:1`, rule: 'not-editable', path, text }
}
