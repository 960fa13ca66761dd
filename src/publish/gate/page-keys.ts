import { join } from 'node:path'
import type { JoinedPage, JoinedSite } from '../../site/joined/joined-site.ts'
import { namesIn } from '../../util/files-in.ts'
import { hashOf, hashOfAll } from '../../util/hash-of.ts'
import type { FileHashes } from '../files/file-hashes.ts'

/**
 * Returns a function for the key of a page: a hash of its config, its answer, and of all sources that other pages may
 * share. Two pages with one key have the same findings. `surroundings` is a hash of the code, the environment and the
 * options.
 */
export function pageKeys(
  { root, names, files, addresses, contentFiles, joined, answers }: JoinedSite,
  surroundings: string,
  hashes: FileHashes,
): (page: JoinedPage) => string {
  const pageFiles = new Set(joined.map(({ loaded }) => loaded.file))
  const shared = [
    ...names.filter((file) => !pageFiles.has(file)),
    ...namesIn(join(root, 'content')).flatMap((name) => (name === 'api' ? [] : [`content/${name}`])),
    'public',
  ]
  const everyPages = hashOfAll([
    surroundings,
    ...shared.map((file) => `${file} ${hashes.ofTree(join(root, file))}`),
    // Links lead to addresses, and a missing file may be a page.
    ...addresses.map(({ file, path }) => `${file} ${path}`),
    ...joined.map(({ pathname, endpoint }) => `${pathname} ${endpoint}`),
    ...contentFiles.map(({ file }) => file),
  ])
  const configs = new Map(files.map((config) => [config.file, config]))
  return ({ pathname, loaded: { file }, endpoint = '', document: { page } }) => {
    const { text = '', failure = '' } = answers.get(endpoint) ?? {}
    const config = configs.get(file)
    // A config may import a value from outside the folders of the site.
    const value = JSON.stringify(config?.input) ?? ''
    // A block may begin or end without an edit.
    const blocks = JSON.stringify(page.blocks.map(({ id }) => id))
    return hashOf(everyPages, pathname, config?.text ?? '', value, text, failure, blocks)
  }
}
