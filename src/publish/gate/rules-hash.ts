import { join } from 'node:path'
import { namesIn } from '../../util/files-in.ts'
import { hashOf } from '../../util/hash-of.ts'
import type { FileHashes } from '../files/file-hashes.ts'

/**
 * Returns one hash of everything that a rule may import: the code, the site's rules, and the files beside the folders of
 * pages and answers.
 */
export function rulesHash(root: string, code: string, hashes: FileHashes): string {
  const shared = ['page-configs', 'content'].flatMap((folder) =>
    namesIn(join(root, folder)).map((name) => join(root, folder, name)),
  )
  return hashOf(
    code,
    hashes.ofTree(join(root, 'page-configs/rules')),
    // A folder has no hash.
    ...shared.map((file) => `${file} ${hashes.of(file)}`),
  )
}
