import { rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { InlineConfig } from 'vite'
import { codeHash, packagesHash } from './app/load-app.ts'
import { openFileHashes, type FileHashes } from './files/file-hashes.ts'
import { readCached, writeCached } from '../util/cache.ts'
import { stampOf } from '../util/disk-stamp.ts'
import { filesIn } from '../util/files-in.ts'
import { hashOf, hashOfAll } from '../util/hash-of.ts'
import { readEnvironment } from '../site/config/read-environment.ts'
import { sourceFolders } from '../site/config/source-folders.ts'
import type { RunPhase } from './progress.ts'

export interface PublishOptions {
  root: string
  outDir: string
  /** Uses the answers of the last complete publish for endpoints that fail. */
  lastGood?: boolean
  /**
   * Publishes a preview: with invented settings and clients at a deployed address, too, and closed to search engines.
   * `VITE_ALLOW_SAMPLES` does the same.
   */
  allowSamples?: boolean
  /** Day or time that is published, in the time zone of the site. Default: the current one. */
  at?: string | undefined
  /** Publishes all drafts too, and what has not begun or has ended, despite errors of content. */
  drafts?: boolean
  /** Marks each page as one of a preview that is closed to search engines, and publishes samples. */
  isPreview?: boolean
  /** Reports errors in the content, but publishes: other people maintain the content host. */
  despiteContent?: boolean
  logLevel?: InlineConfig['logLevel']
  /** False publishes uncached pictures without variants, for a quick preview. */
  makePictures?: boolean
  /** Receives the number of prepared pictures after each picture, and the number of all. */
  onPicture?: (done: number, total: number) => void
  /** Runs each phase, and may report it. */
  runPhase?: RunPhase
}

/** Folder of the preview, beside that of the site. */
export const previewFolder = 'dist-preview'

/** Result of a publish. */
export interface Published {
  pages: number
  /** Number of pages that were rendered. The others came from the cache. */
  rendered: number
  /** Findings of the rules, as `npm run validate` prints them; empty if there are none. */
  findings: string
  /** Limits of hosts that the site exceeds, in lines. */
  limits: string[]
  /** The next moment at which something begins or ends, in milliseconds since 1970. */
  nextChange?: number | undefined
  /** Report about the pictures, in lines. */
  pictures: string[]
  /** Number of pictures that are still to be encoded. */
  awaited: number
}

/** A publish, cached to answer the next one if nothing has changed. */
interface LastPublish {
  /** Hash of all sources. */
  sources: string
  /** State on disk of the published files. */
  output: string
  published: Published
}

/** Environment and code of a publish. */
export interface Surroundings {
  env: Record<string, string>
  /** Hash of the code, the environment, and the versions of the packages and of Node. */
  code: string
  hashes: FileHashes
}

/**
 * Builds the site and writes every page with a known address as HTML that can be read without scripts. If an
 * `AuthorError` is thrown, `outDir` is unchanged. If no source has changed since the last publish, returns that
 * publish's result.
 */
export async function publish(given: PublishOptions): Promise<Published> {
  const options = given.isPreview ? { ...given, allowSamples: true } : given
  const { root, outDir, lastGood, allowSamples, despiteContent, at, drafts, isPreview } = options
  const { VITE_EMAILJS_KEY = '', ...others } = await readEnvironment(root)
  // The server takes the enquiries of a preview: it knows that they are tests.
  const env = drafts || !VITE_EMAILJS_KEY ? others : { ...others, VITE_EMAILJS_KEY }
  const hashes = openFileHashes(join(root, '.tmp/file-hashes.json'))
  const code = codeHash({ root, env, hashes })
  const data = sourceFolders.map((name) => hashes.ofTree(join(root, name)))
  /** Returns the hash of all sources. A function, because only building the app shows which packages it contains. */
  const sources = () =>
    hashOf(
      JSON.stringify([lastGood, allowSamples, despiteContent, at, drafts, isPreview]),
      code,
      ...data,
      packagesHash(root, code, hashes) ?? '',
    )
  const lastFile = join(root, '.tmp/published', `${basename(outDir)}-last.json`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below; zod takes longer than the cache saves
  const last = (await readCached(lastFile)) as LastPublish | undefined
  const folder = resolve(root, outDir)
  const isPast = at === undefined && Date.now() >= (last?.published.nextChange ?? Infinity)
  if (
    last &&
    !isPast &&
    last.sources === sources() &&
    last.output === outputStamp(folder, stampsIn(folder))
  ) {
    await hashes.save()
    return { ...last.published, rendered: 0, pictures: last.published.pictures.slice(1) }
  }
  const { publishSite } = await import('./publish-site.ts')
  const { isLasting, stamps, ...published } = await publishSite(options, { env, code, hashes })
  const output = outputStamp(folder, stamps)
  const next = { sources: sources(), output, published } satisfies LastPublish
  await (isLasting ? writeCached(lastFile, next) : rm(lastFile, { force: true }))
  await hashes.save()
  return published
}

/** Returns the files of a folder with their states on disk. */
const stampsIn = (folder: string) => filesIn(folder).map((file) => `${file} ${stampOf(join(folder, file))}`)

/** Returns one hash of published files with their states on disk, and of the server's configuration beside them. */
const outputStamp = (folder: string, stamps: string[]) =>
  hashOfAll([...stamps.toSorted(), stampOf(`${folder}-nginx.conf`)])
