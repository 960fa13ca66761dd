import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { bytesOf, type FileState } from '../../../util/write-unchanged.ts'
import type { Change } from '../../protocol/change-schema.ts'
import { isWorse, newFindings } from './new-findings.ts'
import { planChanges } from './plan-changes.ts'
import { withHashes } from './with-hashes.ts'
import type { Counts, ShownFinding, StaleFile, WriteAnswer, Written } from '../../protocol/protocol.ts'
import { formatterOf } from '../../source/format-text.ts'
import { putAll, type FileChanges } from '../../source/put-all.ts'
import type { DevelopmentProject, Reading } from '../project/open-project.ts'
import { shownFinding } from '../server/shown-finding.ts'

type Settle = () => Promise<unknown>

/** Addresses to show when the write of a page is undone or redone. */
interface Move {
  undone: string
  redone: string
}

/** A write that can be undone. */
interface Step {
  files: FileChanges
  settle?: Settle | undefined
  move?: Move | undefined
}

/** Writes of one session of the development server, which can be reverted. */
export interface WriteSession {
  /** Makes changes if the files are still those in `base`, and if `npm run validate` does not report more errors. */
  write: (base: Readonly<Record<string, string>>, changes: Change[]) => Promise<WriteAnswer>
  undo: () => Promise<WriteAnswer>
  redo: () => Promise<WriteAnswer>
  /** Numbers of writes that can be undone and redone. */
  counts: () => Counts
  /** Writes the files of the scaffold under the same conditions. `settle` runs after the write, its undo and its redo. */
  put: (files: FileChanges, settle?: Settle, move?: Move) => Promise<WriteAnswer>
}

export function writeSession({ root, plain, tried, findings }: DevelopmentProject): WriteSession {
  const done: Step[] = []
  const undone: Step[] = []

  const written = (files: FileChanges, warnings: ShownFinding[] = []): Written => ({
    ok: true,
    files: hashesOf(root, files.keys()),
    warnings,
    ...counts(),
  })
  const counts = (): Counts => ({ undo: done.length, redo: undone.length })
  const write = async (files: FileChanges): Promise<StaleFile[]> =>
    (await putAll(root, files)).map((file) => staleFile(root, file, files.get(file)?.after))
  const step = async (
    [from, to]: [Step[], Step[]],
    turn: (files: FileChanges) => FileChanges,
    address: keyof Move,
  ): Promise<WriteAnswer> => {
    const last = from.at(-1)
    if (!last) return written(new Map())
    const stale = await write(turn(last.files))
    if (stale.length > 0) return { ok: false, stale }
    from.pop()
    to.push(last)
    await last.settle?.()
    return { ...written(last.files), address: last.move?.[address] }
  }
  /** Writes files to the project if the rules find no more errors with them. */
  const attempt = async (
    reading: Reading,
    files: FileChanges,
    settle?: Settle,
    move?: Move,
  ): Promise<WriteAnswer> => {
    const before = await findings(reading)
    const trial = await tried(files)
    const after = await findings(trial)
    const added = newFindings(before, after)
    const errors = isWorse(before, after) ? added.filter(({ severity }) => severity === 'error') : []
    const changed = errors.length > 0 ? [] : await write(files)
    trial.end(errors.length === 0 && changed.length === 0)
    if (errors.length > 0) return { ok: false, refused: errors.map(shownFinding) }
    if (changed.length > 0) return { ok: false, stale: changed }
    if (files.size > 0) {
      done.push({ files, settle, move })
      undone.length = 0
      await settle?.()
    }
    return written(files, added.map(shownFinding))
  }
  return {
    counts,
    put: async (files, settle, move) => attempt(await plain(), files, settle, move),
    undo: () => step([done, undone], reversed, 'undone'),
    redo: () => step([undone, done], (files) => files, 'redone'),
    write: async (base, changes) => {
      const reading = await plain()
      const planned = planChanges(root, withHashes(changes, reading), reading)
      if ('refused' in planned) return { ok: false, refused: planned.refused }
      const { files, chosen } = planned
      const isSeen = (file: string) => !chosen.has(file) || base[file] !== undefined
      const stale = [...files].filter(
        ([file, { before }]) => before !== undefined && isSeen(file) && base[file] !== hashOfState(before),
      )
      if (stale.length > 0)
        return { ok: false, stale: stale.map(([file, { after }]) => staleFile(root, file, after)) }
      return attempt(reading, await formattedAsBefore(root, files))
    },
  }
}

/** Formats the files that were formatted before, since the check of the format would refuse a line that has become too long. */
async function formattedAsBefore(root: string, files: FileChanges): Promise<FileChanges> {
  const formatted = await formatterOf(root)
  const changes = [...files].map(async ([file, change]) => {
    const { before, after } = change
    if (typeof after !== 'string' || before instanceof Uint8Array) return [file, change] as const
    // Prettier cannot read each text that a reading can: the file of another tool stays as it is.
    const tidy = await formatted(file, after).catch(() => after)
    const isAsBefore =
      tidy === after ||
      (before !== undefined && (await formatted(file, before).catch(() => undefined)) !== before)
    return [file, isAsBefore ? change : { before, after: tidy }] as const
  })
  return new Map(await Promise.all(changes))
}

const reversed = (files: FileChanges): FileChanges =>
  new Map([...files].map(([file, { before, after }]) => [file, { before: after, after: before }]))

const staleFile = (root: string, file: string, yours: FileState): StaleFile => ({
  file,
  yours: textOf(yours),
  disk: textOf(bytesOf(join(root, file))),
})

/** Returns a state as text. Pictures are never shown as text. */
const textOf = (state: FileState) => (state === undefined ? '' : Buffer.from(state).toString('utf8'))

const hashOfState = (state: Exclude<FileState, undefined>) => createHash('sha256').update(state).digest('hex')

/** Returns the hashes of files as they are on disk. A missing file has none. */
export function hashesOf(root: string, files: Iterable<string>): Record<string, string> {
  return Object.fromEntries(
    [...files].flatMap((file) => {
      const bytes = bytesOf(join(root, file))
      return bytes ? [[file, hashOfState(bytes)] as const] : []
    }),
  )
}
