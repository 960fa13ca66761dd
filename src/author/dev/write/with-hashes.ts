import type { Change } from '../../protocol/change-schema.ts'
import type { Reading } from '../project/open-project.ts'
import { originalOf } from '../trace/describe-leaf.ts'

/** Adds the hash of the present text to each changed translation of an earlier one: the editor has shown both to the author. */
export const withHashes = (changes: Change[], reading: Reading): Change[] =>
  changes.flatMap((change): Change[] => {
    const { file, path } = 'path' in change ? change : { file: '', path: [] }
    const original =
      path[0] === 'texts' && path[2] === 'text' ? originalOf({ file, path }, reading) : undefined
    return original?.isStale
      ? [change, { do: 'set', file, path: [...path.slice(0, 2), 'of'], value: original.of }]
      : [change]
  })
