import { AuthorError } from '../../util/author-error.ts'
import { hashOf } from '../../util/hash-of.ts'

/** A part of the site's pages: part `number`, counted from 1, of `count` parts. */
export interface Shard {
  number: number
  count: number
}

/** Reads a shard such as `3/8`. Throws an `AuthorError` for any other text. */
export function readShard(text: string): Shard {
  const [, number, count] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number)
  if (!number || !count || number > count)
    throw new AuthorError(
      `--shard expects its number and the number of shards, such as 3/8: received ${text}`,
      [],
      'The first shard is 1/8, the last one 8/8.',
    )
  return { number, count }
}

/** Returns whether a shard owns a page or file. Every machine decides alike, and no list is needed. */
export const owns = (shard: Shard, name: string): boolean => turnOf(shard, name) === 0

/**
 * Sorts names so that simultaneous shards work on different ones: first those that a shard owns, then those of the next
 * shards, which have made and shared them meanwhile.
 */
export const inTurn = (shard: Shard, names: string[]): string[] =>
  names
    .map((name) => ({ name, turn: turnOf(shard, name) }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ name }) => name)

/** Returns 0 for a name of this shard, 1 for one of the next shard, and so on. */
const turnOf = ({ number, count }: Shard, name: string) =>
  (Number.parseInt(hashOf(name).slice(0, 8), 16) + count + 1 - number) % count
