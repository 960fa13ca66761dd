import {
  editAddresses,
  type Change,
  type Trace,
  type Value,
  type WriteAnswer,
} from '../../dev/server/protocol.ts'
import { ask, send } from './server.ts'

/** The writes of this visit: hashes of the files as the author last saw them, and how many writes can be undone. */
export interface Session {
  /** Number of writes that can be undone and redone. */
  undos: number
  redos: number
  /** Stores the hashes of files that were read now, and the numbers of writes. */
  saw: (read: Pick<Trace, 'files' | 'undo' | 'redo'>) => void
  /** Forgets all hashes, so that the next write is based on the files as they are now. */
  forget: () => void
  /** Returns the value at a path, and stores the hash of its file. */
  read: (file: string, path: (string | number)[]) => Promise<unknown>
  write: (changes: Change[]) => Promise<WriteAnswer>
  undo: () => Promise<WriteAnswer>
  redo: () => Promise<WriteAnswer>
}

/** Starts a session. `changed` is called after each change of the number of writes. */
export function startSession(changed: () => void): Session {
  const seen = new Map<string, string>()
  const see = (files: Record<string, string>) => {
    for (const [file, hash] of Object.entries(files)) seen.set(file, hash)
  }
  const saw: Session['saw'] = ({ files, undo, redo }) => {
    see(files)
    session.undos = undo
    session.redos = redo
    changed()
  }
  const take = (answer: WriteAnswer): WriteAnswer => {
    if (answer.ok) saw(answer)
    return answer
  }
  const read = async (file: string, path: (string | number)[]) => {
    const { value, hash } = await ask<Value>(editAddresses.value, { file, path: JSON.stringify(path) })
    see({ [file]: hash })
    return value
  }
  const session: Session = {
    undos: 0,
    redos: 0,
    saw,
    forget: () => seen.clear(),
    read,
    write: async (changes) => {
      const files = [...new Set(changes.flatMap((change) => ('file' in change ? [change.file] : [])))]
      for (const file of files) if (!seen.has(file)) await read(file, [])
      const base = Object.fromEntries(files.map((file) => [file, seen.get(file) ?? '']))
      return take(await send<WriteAnswer>(editAddresses.write, { base, changes }))
    },
    undo: async () => take(await send<WriteAnswer>(editAddresses.undo, {})),
    redo: async () => take(await send<WriteAnswer>(editAddresses.redo, {})),
  }
  return session
}
