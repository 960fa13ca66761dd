import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRecord } from '../../../publish/files/record.ts'
import { AuthorError } from '../../../util/author-error.ts'
import { stampOf } from '../../../util/disk-stamp.ts'

/** Published files, also the compressed ones, by path. Each value is a hash of the content. */
export type FileHashes = Readonly<Record<string, string>>

/**
 * Returns the files of the last publish with their hashes. Throws an `AuthorError` if the site is not published, was
 * changed since, or has no address.
 */
export async function publishedFiles(root: string, outDir: string): Promise<FileHashes> {
  const { files } = await readRecord(root, outDir)
  const folder = join(root, outDir)
  const hashes: Record<string, string> = {}
  const changed: string[] = []
  for (const [file, { hash, stamps }] of Object.entries(files))
    for (const [ending, stamp] of Object.entries(stamps)) {
      hashes[file + ending] = hash
      if (stampOf(join(folder, file + ending)) !== stamp) changed.push(file + ending)
    }
  if (Object.keys(hashes).length === 0)
    throw new AuthorError(`There is no published site in ${outDir}/.`, [], 'Publish it first: npm run build')
  if (changed.length > 0) throw changedSince(outDir, changed)
  const robots = await readFile(join(folder, 'robots.txt'), 'utf8')
  const address = /^Sitemap: (.*)\/sitemap\.xml$/m.exec(robots)?.[1] ?? ''
  if (/^http:\/\/(?:127\.0\.0\.1|localhost)[:/]?/.test(address))
    throw new AuthorError(
      `The site in ${outDir}/ was published for ${address}, which visitors cannot reach: its canonical links and its sitemap would be wrong.`,
      [],
      'Publish it with its address: VITE_SITE_URL=https://www.example.com npm run build',
    )
  return hashes
}

function changedSince(outDir: string, changed: string[]): AuthorError {
  const more = changed.length > 3 ? ` and ${changed.length - 3} more` : ''
  return new AuthorError(
    `Files in ${outDir}/ were changed or removed after the publish: ${changed.slice(0, 3).join(', ')}${more}.`,
    [],
    'Publish again: npm run build',
  )
}
