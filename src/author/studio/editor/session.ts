import type { Change, Counts, MarkedPage, WriteAnswer } from '../../protocol/protocol.ts'
import { ask } from '../server.ts'

/** The writes of this visit: hashes of the files as the author last saw them, and how many writes can be undone. */
export type Session = ReturnType<typeof startSession>

/** Starts a session. `changed` receives the numbers of writes that can be undone and redone. */
export function startSession(changed: (counts: { undos: number; redos: number }) => void) {
  /**
   * Hashes of the files as the page was drawn from them. Only a drawing replaces them, because each address on the page is one in these
   * files: in others another value may have it.
   */
  let seen: Record<string, string> = {}
  const count = ({ undo, redo }: Counts) => changed({ undos: undo, redos: redo })
  const answered = async (request: Promise<WriteAnswer>): Promise<WriteAnswer> => {
    const answer = await request
    if (answer.ok) count(answer)
    return answer
  }
  /** Returns the value at a path. The file counts as seen, if the page is not drawn from another state of it. */
  const read = async (file: string, path: (string | number)[]): Promise<unknown> => {
    const { value, hash } = await ask('value', { file, path })
    seen[file] ??= hash
    return value
  }
  return {
    /** Stores the hashes of the files of which the page was drawn, and the numbers of writes. */
    saw: ({ files, ...counts }: Pick<MarkedPage, 'files' | keyof Counts>) => {
      seen = { ...files }
      count(counts)
    },
    read,
    /** Returns the value at a path now. The next write is based on the file as it is now. */
    readAgain: (file: string, path: (string | number)[]) => {
      delete seen[file]
      return read(file, path)
    },
    write: async (changes: Change[]) => {
      const files = [...new Set(changes.flatMap((change) => ('file' in change ? [change.file] : [])))]
      for (const file of files) if (seen[file] === undefined) await read(file, [])
      const base = Object.fromEntries(files.map((file) => [file, seen[file] ?? '']))
      return answered(ask('write', { base, changes }))
    },
    undo: () => answered(ask('undo', {})),
    redo: () => answered(ask('redo', {})),
  }
}
