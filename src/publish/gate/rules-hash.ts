import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../util/hash-of.ts'
import type { FileHashes } from '../files/file-hashes.ts'

/**
 * Returns one hash of everything that a rule may import: the code, the site's rules, and the files beside the folders of
 * pages and answers.
 */
export function rulesHash(root: string, code: string, hashes: FileHashes): string {
  // A site whose pages have no content, or another host, has no content folder.
  const folders = ['page-configs', 'content']
    .map((folder) => join(root, folder))
    .filter((path) => existsSync(path))
  const shared = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  return hashOf(
    code,
    hashes.ofTree(join(root, 'page-configs/rules')),
    // A folder has no hash.
    ...shared.map((file) => `${file} ${hashes.of(file)}`),
  )
}
