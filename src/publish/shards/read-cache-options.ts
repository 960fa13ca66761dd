import { AuthorError } from '../../util/author-error.ts'
import { withoutSecrets } from '../../util/without-secrets.ts'
import { readShard, type Shard } from './shard.ts'

/** Options of a publish about the remote cache, as given on the command line. */
interface CacheOptions {
  cache?: string | undefined
  shard?: string | undefined
  merge?: boolean | undefined
}

/** Reads the options about the remote cache. Throws an `AuthorError` if they do not fit together. */
export function readCacheOptions({ cache: given, shard, merge }: CacheOptions): {
  cache: string | undefined
  shard: Shard | undefined
} {
  // A variable of a CI job may be set, but empty.
  const cache = given?.trim() ? given.trim() : undefined
  if (cache !== undefined && !(URL.canParse(cache) && /^https?:$/.test(new URL(cache).protocol)))
    throw new AuthorError(
      `--cache expects an address with http:// or https://: received ${withoutSecrets(cache)}`,
      [],
      'docs/scale.md lists servers for it.',
    )
  if (shard !== undefined && merge)
    throw new AuthorError('--shard and --merge exclude each other', [], 'Merge after all shards have ended.')
  if (cache === undefined && (shard !== undefined || merge))
    throw new AuthorError(
      `${merge ? '--merge' : '--shard'} needs a cache, through which shards pass on their pages`,
      [],
      'Add --cache https://…, or set BUILD_CACHE.',
    )
  return { cache, shard: shard === undefined ? undefined : readShard(shard) }
}
