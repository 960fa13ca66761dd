import type { Change, MarkedPage, WriteAnswer } from '../../protocol/protocol.ts'
import { ask } from '../server.ts'

/** The writes of this visit: hashes of the files as the author last saw them, and how many writes can be undone. */
export type Session = ReturnType<typeof startSession>

/** Starts a session. `changed` receives the numbers of writes that can be undone and redone. */
export function startSession(changed: (counts: { undos: number; redos: number }) => void) {
  const seen = new Map<string, string>()
  const see = (files: Record<string, string>) => {
    for (const [file, hash] of Object.entries(files)) seen.set(file, hash)
  }
  /** Stores the hashes of files that were read now, and the numbers of writes. */
  const saw = ({ files, undo, redo }: Pick<MarkedPage, 'files' | 'undo' | 'redo'>) => {
    see(files)
    changed({ undos: undo, redos: redo })
  }
  const answered = async (request: Promise<WriteAnswer>): Promise<WriteAnswer> => {
    const answer = await request
    if (answer.ok) saw(answer)
    return answer
  }
  /** Returns the value at a path, and stores the hash of its file. */
  const read = async (file: string, path: (string | number)[]): Promise<unknown> => {
    const { value, hash } = await ask('value', { file, path })
    see({ [file]: hash })
    return value
  }
  return {
    saw,
    read,
    /** Forgets all hashes, so that the next write is based on the files as they are now. */
    forget: () => seen.clear(),
    write: async (changes: Change[]) => {
      const files = [...new Set(changes.flatMap((change) => ('file' in change ? [change.file] : [])))]
      for (const file of files) if (!seen.has(file)) await read(file, [])
      const base = Object.fromEntries(files.map((file) => [file, seen.get(file) ?? '']))
      return answered(ask('write', { base, changes }))
    },
    undo: () => answered(ask('undo', {})),
    redo: () => answered(ask('redo', {})),
  }
}
