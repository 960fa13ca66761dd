import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Cache } from '../cache/open-cache.ts'
import type { Output } from '../files/output.ts'
import { isPackable, isSlowPacking, packed, packingOf } from '../files/pack-file.ts'

/** Opens an output that packs files for the remote cache, and writes none: nobody reads the folder of a shard. */
export function openShardOutput(packing: number, packs: Cache | undefined): Output {
  const isShared = (file: string, size: number) =>
    isPackable(file, size) && isSlowPacking(packingOf(file, packing))
  const pack = async (file: string, bytes: Uint8Array) => {
    if (isShared(file, bytes.length)) await packed(bytes, packingOf(file, packing), packs)
  }
  return {
    async write(file, content, copies) {
      // A file with copies is in the cache already.
      if (!copies) await pack(file, typeof content === 'string' ? Buffer.from(content) : content)
    },
    async copy(file, source) {
      if (isShared(file, statSync(source).size)) await pack(file, await readFile(source))
    },
    keep: () => true,
    files: {},
  }
}
