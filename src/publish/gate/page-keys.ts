import { join } from 'node:path'
import { unshownNames } from '../../site/config/shown-config.ts'
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
  { root, names, files, addresses, contentFiles, joined, answers, config }: JoinedSite,
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
    // A page or a block may begin or end without an edit.
    unshownNames(config),
  ])
  const configs = new Map(files.map((file) => [file.file, file]))
  return ({ pathname, loaded: { file }, endpoint = '' }) => {
    const { text = '', failure = '' } = answers.get(endpoint) ?? {}
    const written = configs.get(file)
    // A config may import a value from outside the folders of the site.
    const value = JSON.stringify(written?.input) ?? ''
    return hashOf(everyPages, pathname, written?.text ?? '', value, text, failure)
  }
}
